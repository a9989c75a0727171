import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { getStatusReport } from '@/lib/status/report/cached-report';
import { statusJson } from '@/lib/status/report/report-json';

/** The content of /status, for programs. */
export async function GET(request: Request): Promise<Response> {
  const report = await getStatusReport();
  if (!report) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  const body = `${JSON.stringify(statusJson(report), null, 2)}\n`;
  return respondConditionally(request, body, { type: 'application/json', cacheSeconds: 30 });
}
