/**
 * Rich text as data: an article's body is a list of these, drawn by components/editorial/body.tsx.
 * No markup in strings, so nothing has to be trusted or cleaned.
 */
import type { RoutePath } from '@/lib/routes';

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `id` is the anchor, the same in both languages. */
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'code'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'link';
      readonly path: RoutePath;
      readonly suffix: '' | `#${string}` | `?${string}`;
      readonly text: string;
    }
  /** Leads out of the site. */
  | { readonly kind: 'web'; readonly url: string; readonly text: string };

export const p = (text: string): Block => ({ kind: 'paragraph', text });
export const h = (id: string, text: string): Block => ({ kind: 'heading', id, text });
export const ul = (...items: string[]): Block => ({ kind: 'list', ordered: false, items });
export const ol = (...items: string[]): Block => ({ kind: 'list', ordered: true, items });
export const table = (caption: string, head: string[], ...rows: string[][]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});
export const noteBlock = (title: string, text: string): Block => ({ kind: 'note', title, text });
export const code = (label: string, text: string): Block => ({ kind: 'code', label, text });
export const link = (
  path: RoutePath,
  text: string,
  suffix: '' | `#${string}` | `?${string}` = '',
): Block => ({ kind: 'link', path, suffix, text });

/** Headings of a text, for its list of contents. */
export function contentsOf(body: readonly Block[]): { id: string; text: string }[] {
  return body.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [],
  );
}

/** Every word a visitor reads, for counting. */
export function plainText(body: readonly Block[]): string {
  return body.map(wordsOf).join('\n');
}

function wordsOf(block: Block): string {
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'table')
    return [block.caption, ...block.head, ...block.rows.flat()].join('\n');
  if (block.kind === 'note') return `${block.title}\n${block.text}`;
  return block.text;
}
