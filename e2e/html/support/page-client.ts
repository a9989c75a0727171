/** Reads the site without a browser: each path is requested once, and jsdom parses the documents. */
import { JSDOM } from 'jsdom';
import { userAgents } from '../../support/browser/user-agents';

export interface PageResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** The size as the server sends it, compressed. */
  readonly bytes: number;
}

export interface PageClient {
  readonly origin: string;
  /** The answer of a path, which is requested once; a redirect is returned and not followed. */
  readonly get: (path: string) => Promise<PageResponse>;
}

export function createPageClient(origin: string): PageClient {
  const responses = new Map<string, Promise<PageResponse>>();
  const request = async (path: string): Promise<PageResponse> => {
    const headers = { 'user-agent': userAgents.windows, 'accept-encoding': 'br' };
    const response = await fetch(new URL(path, origin), { headers, redirect: 'manual' });
    const body = await response.text();
    const bytes = Number(response.headers.get('content-length') ?? Buffer.byteLength(body));
    return { status: response.status, headers: response.headers, body, bytes };
  };
  const get = (path: string) => {
    const response = responses.get(path) ?? request(path);
    responses.set(path, response);
    return response;
  };
  return { origin, get };
}

/**
 * Parses a document, passes it to a function and frees it, because all pages at once would take gigabytes of memory.
 */
export async function withDocument<T>(
  html: string,
  readDocument: (document: Document) => Promise<T>,
): Promise<T> {
  const { window } = new JSDOM(html);
  try {
    return await readDocument(window.document);
  } finally {
    window.close();
  }
}

/**
 * Text a visitor can read.
 * @param skip elements whose text does not count
 */
export function readableText(element: Element | null, skip = 'script, style, noscript'): string {
  if (!element || element.matches(skip)) return '';
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
      return node.nodeType === node.ELEMENT_NODE ? readableText(node as Element, skip) : '';
    })
    .join(' ');
}
