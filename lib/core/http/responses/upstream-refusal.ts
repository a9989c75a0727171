import { z } from 'zod';
import type { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { failureEntryOf, refusalByRet } from './error-catalog';
import { RequestRefusal } from './refusal';

const retryAfterSchema = z.object({ retry_after: z.coerce.number().int().min(1).max(86_400) });
/** Fields in the data of ret 10023: codes of packages/contract/forms, by field path. */
const fieldCodesSchema = z.record(z.string().max(64), z.string().max(64));

/** Turns a failed upstream call into a refusal of the request. `cookies` are Set-Cookie lines of the response. */
export function toRequestRefusal(
  error: UpstreamError,
  cookies: readonly string[] = [],
): RequestRefusal {
  const refusalEntry = error.kind === 'ret' ? refusalByRet[error.ret ?? 0] : undefined;
  if (!refusalEntry) {
    const { status, code } = failureEntryOf(error);
    return new RequestRefusal(status, code, { upstreamError: error, cookies });
  }
  const { status, code, field } = refusalEntry;
  const fields = field ? { [field]: code } : fieldCodesSchema.safeParse(error.data).data;
  const wait = retryAfterSchema.safeParse(error.data);
  return new RequestRefusal(status, code, {
    reason: code,
    upstreamError: error,
    cookies,
    ...(fields && (field || code === 'fieldsInvalid') && { fields }),
    ...(code === 'tooOften' && { retryAfter: wait.success ? wait.data.retry_after : 60 }),
  });
}
