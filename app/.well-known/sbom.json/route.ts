import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { plainTextResponse } from '@/lib/core/http/responses/uncached-responses';
import { readSbom } from '@/lib/well-known/sbom';

/** The packages this site runs with, as a CycloneDX list, if the list was made. */
export async function GET(request: Request): Promise<Response> {
  const text = await readSbom();
  if (text === null) return plainTextResponse('No list of packages is published.', 404);
  return respondConditionally(request, text, { type: 'application/json' });
}
