import { signInDialogWords } from '@/components/site/sign-in-words';
import { conditional } from '@/lib/http/conditional';
import { handled } from '@/lib/http/handler';

/** The same for everybody and changed by a release only. */
const seconds = 300;

/** What the sign-in dialog says: `locale`, Chinese for any other than `en-US`. */
export const GET = handled(async (request) => {
  const asked = new URL(request.url).searchParams.get('locale');
  const words = await signInDialogWords(asked === 'en-US' ? 'en-US' : 'zh-CN');
  return conditional(request, JSON.stringify(words), { type: 'application/json', seconds });
});
