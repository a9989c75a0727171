/**
 * Data the check page reads from the client. The client's makers name the actions; the fields are assumptions, and a
 * missing optional one is left out on the page.
 */
import * as z from 'zod/mini';

const optionalText = z.optional(z.string());

export const localIpSchema = z.object({
  ip: z.string(),
  country: optionalText,
  city: optionalText,
  /** Whether the store is bound to this IP. */
  bound: z.optional(z.boolean()),
});
export type LocalIp = z.output<typeof localIpSchema>;

export const gatewayStatusSchema = z.object({ enabled: z.boolean(), key: optionalText });
export type GatewayStatus = z.output<typeof gatewayStatusSchema>;

/** Pushed while the client repairs a store's environment. */
export const repairNoticeSchema = z.object({
  show: z.boolean(),
  state: z.optional(z.enum(['running', 'fixed', 'failed'])),
});

/** A notification's content: in args, or in returnObj as in answers. */
export function parseNotification<Schema extends z.core.$ZodType>(
  schema: Schema,
  { args, returnObj }: { readonly args?: unknown; readonly returnObj?: unknown },
): z.output<Schema> | null {
  const parsed = z.safeParse(schema, args ?? returnObj);
  return parsed.success ? parsed.data : null;
}
