import { cookieReader, referralContext } from '@/lib/attribution/context';
import { defaultLine } from '@/lib/downloads/resolve';
import { handled } from '@/lib/http/handler';
import { getPromoterInfo } from '@/lib/upstream/promoters';

/** Client line a plain Windows download delivers to this visitor (D1); one visitor's, so not for caches. */
export const GET = handled(async (request) => {
  const cookie = cookieReader(request.headers.get('cookie') ?? '');
  const { promoter } = referralContext(new URLSearchParams(), cookie);
  const info = promoter === '' ? null : await getPromoterInfo(promoter);
  const line = defaultLine(info?.isToV6 ?? false, request.headers.get('user-agent') ?? '');
  return Response.json({ line }, { headers: { 'Cache-Control': 'private, no-store' } });
});
