/** A form with a screenshot: multipart/form-data with the parts `form` (JSON) and `screenshot`. */
import 'server-only';
import { maxScreenshotBytes } from '@superbrowser/contract/forms/fields';
import { maxBodyBytes, parseJsonObject, withScreenshotBody } from '@/lib/core/http/requests/body';
import { withErrorHandling, type RouteHandler } from '@/lib/core/http/handler';
import { parseMultipart } from '@/lib/core/http/requests/multipart';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { parseInput, type Schema } from '@/lib/core/http/requests/parse-input';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import { acceptWriteRequest } from '@/lib/core/http/write-handler';

interface FormParts {
  readonly form: Record<string, unknown>;
  /** In base64, as the upstream expects it. */
  readonly screenshot: string;
}

/** @throws RequestRefusal 400, 413 or 422 */
function parseParts(bytes: Buffer, boundary: string): FormParts {
  const parts = parseMultipart(bytes, boundary, 2);
  const [form, screenshot] = [parts.get('form'), parts.get('screenshot')];
  if (!form || !screenshot?.length) throw new RequestRefusal(400, 'malformed');
  if (form.length > maxBodyBytes) throw new RequestRefusal(413, 'tooLarge');
  if (screenshot.length > maxScreenshotBytes) {
    const fields = { screenshot: 'screenshotSize' };
    throw new RequestRefusal(422, 'fieldsInvalid', { reason: 'fieldsInvalid', fields });
  }
  return { form: parseJsonObject(form), screenshot: screenshot.toString('base64') };
}

/**
 * Creates a route handler for a write with a screenshot. Before the body is read, the request is counted by IP twice:
 * once as a write, and once more as a write with a screenshot.
 * @param boundary of the multipart body
 */
export const createScreenshotFormHandler =
  (boundary: string) =>
  <T>(
    schema: Schema<T>,
    act: (values: T, visitor: Visitor, screenshot: string) => Promise<Response>,
  ): RouteHandler =>
    withErrorHandling(async (request) => {
      const visitor = await acceptWriteRequest(request);
      await consumePoints('picturesPerIp', visitor.ip);
      return withScreenshotBody(request, (bytes) => {
        const { form, screenshot } = parseParts(bytes, boundary);
        return act(parseInput(schema, form), visitor, screenshot);
      });
    });
