/**
 * Schemas of the data that pages read, or could read, from the desktop app. The desktop app's makers document the calls
 * but not their answers, so the fields are assumptions. The page leaves out an optional field that is missing.
 */
import * as z from 'zod/mini';
import { DesktopError } from '../desktop-error';
import type { DesktopResponse } from './frames';

const optionalTextSchema = z.optional(z.string());

export const storedSchema = z.object({ value: z.optional(z.unknown()) });
export const loginSchema = z.object({
  login: z.boolean(),
  username: optionalTextSchema,
  company_name: optionalTextSchema,
});
export const versionSchema = z.object({ version: z.string() });

export const localIpSchema = z.object({
  ip: z.string(),
  country: optionalTextSchema,
  city: optionalTextSchema,
  /** Whether the store is bound to this IP. */
  bound: z.optional(z.boolean()),
});
export type LocalIp = z.output<typeof localIpSchema>;

export const gatewayStatusSchema = z.object({ enabled: z.boolean(), key: optionalTextSchema });
export type GatewayStatus = z.output<typeof gatewayStatusSchema>;

/** Pushed while the desktop app repairs a store's environment. */
export const repairNoticeSchema = z.object({
  show: z.boolean(),
  state: z.optional(z.enum(['running', 'fixed', 'failed'])),
});

/**
 * The content of a notification, which is in args or, like that of an answer, in returnObj; null when it does not fit
 * the schema.
 */
export function parseNotification<Schema extends z.core.$ZodType>(
  schema: Schema,
  { args, returnObj }: { readonly args?: unknown; readonly returnObj?: unknown },
): z.output<Schema> | null {
  const parsed = z.safeParse(schema, args ?? returnObj);
  return parsed.success ? parsed.data : null;
}

/**
 * The answer, validated by a schema.
 * @throws DesktopError 'malformed' when the answer does not fit
 */
export function parseResponse<Schema extends z.core.$ZodType>(
  schema: Schema,
  response: DesktopResponse,
): z.output<Schema> {
  const parsed = z.safeParse(schema, response.returnObj);
  if (!parsed.success) throw new DesktopError('malformed');
  return parsed.data;
}
