/**
 * Messages of the desktop app's websocket, decrypted: requests of pages, answers and notifications of the desktop app
 * (W3).
 */

/** Longest accepted frame (W2), in characters of base64. */
export const maxFrameLength = 1_048_576;

/** The kind of page that sends a message: a page of the desktop app's extension, or a site opened in it. */
export type PageType = 'EXT' | 'SITE';

export interface DesktopRequest {
  readonly requestId: string;
  readonly module: string;
  readonly browserId: string;
  readonly tag: PageType;
  readonly action: string;
  readonly args?: unknown;
}

export interface DesktopResponse {
  readonly requestId: string;
  /** 0 is success. */
  readonly ret: number;
  /** May hold `message`; the caller validates everything else. */
  readonly returnObj?: unknown;
}

/** A message that the desktop app sends without a request, so it has no requestId. */
export interface DesktopNotification {
  readonly module: string;
  readonly action: string;
  readonly args?: unknown;
  readonly returnObj?: unknown;
}

export type DesktopAppMessage =
  | { readonly kind: 'response'; readonly response: DesktopResponse }
  | { readonly kind: 'notification'; readonly notification: DesktopNotification };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isResponse(
  value: Record<string, unknown>,
): value is Record<string, unknown> & DesktopResponse {
  return typeof value.requestId === 'string' && Number.isInteger(value.ret);
}

function isNotification(
  value: Record<string, unknown>,
): value is Record<string, unknown> & DesktopNotification {
  return (
    value.requestId === undefined &&
    typeof value.module === 'string' &&
    typeof value.action === 'string'
  );
}

/** Distinguishes an answer from a notification; undefined for everything else (W2). */
export function parseDesktopAppMessage(value: unknown): DesktopAppMessage | undefined {
  if (!isObject(value)) return undefined;
  if (isResponse(value)) return { kind: 'response', response: value };
  if (isNotification(value)) return { kind: 'notification', notification: value };
  return undefined;
}

/** The desktop app's message in an answer; null when there is none. */
export function errorTextOf({ returnObj }: Pick<DesktopResponse, 'returnObj'>): string | null {
  if (!isObject(returnObj) || typeof returnObj.message !== 'string') return null;
  return returnObj.message.trim() || null;
}
