/**
 * The part of Markdown that articles and campaigns are written in: headings, paragraphs, lists, tables, notes, code
 * and links on a line of their own. What this site has no drawing for is refused by its line, never dropped.
 * HTML is text like any other. Pure.
 */
import { fault, type Fault } from './faults';
import { joinedLines, shownText } from './sentence';

export type MarkdownBlock = { readonly line: number } & (
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Without a title it is for whoever reads the blocks to take or refuse. */
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'code'; readonly label: string; readonly text: string }
  | { readonly kind: 'link'; readonly target: string; readonly text: string }
);

interface Source {
  readonly lines: readonly string[];
  /** Number of the first line in the file. */
  readonly first: number;
  readonly faults: Fault[];
}

/** How many lines a block takes, and the block, unless it was refused. */
type Taken = readonly [count: number, block: MarkdownBlock | null];

const heading = /^(#{1,6})[ \t]+(.*)$/;
const item = /^([-*+]|\d{1,3}[.)])[ \t]+(.*)$/;
const caption = /^(?:Table|表)[:：][ \t]*(.+)$/;
const loneLink = /^\[((?:[^\]\\]|\\.)+)\]\(([^()\s]+)\)$/;
const fence = /^(```+|~~~+)[ \t]*(.*)$/;
const anchor = /^[a-z][a-z0-9-]{0,59}$/;

/** Words and anchor of a heading: `Words {#anchor} ##`. By hand: a pattern for it takes for ever with many spaces. */
function headingParts(rest: string): { text: string; id: string } {
  let end = rest.trimEnd().length;
  while (rest[end - 1] === '#') end -= 1;
  const text = rest.slice(0, end).trim();
  const open = text.lastIndexOf('{#');
  if (
    open < 0 ||
    text.indexOf('}', open) !== text.length - 1 ||
    !/^\s?$/.test(text[open - 1] ?? '')
  )
    return { text, id: '' };
  return { text: text.slice(0, open).trim(), id: text.slice(open + 2, -1) };
}

function takeHeading({ lines, first, faults }: Source, at: number): Taken {
  const line = first + at;
  const [, signs = '', rest = ''] = heading.exec(lines[at] ?? '') ?? [];
  const { text, id } = headingParts(rest);
  if (signs.length !== 2 && signs.length !== 3) {
    faults.push(fault(line, '', 'headings are ## or ###', '标题只有 ## 与 ### 两级'));
    return [1, null];
  }
  if (id && !anchor.test(id))
    faults.push(
      fault(
        line,
        '',
        'an anchor is small letters, digits and hyphens',
        '锚点须为小写字母、数字与连字符',
      ),
    );
  const shown = shownText(text, line, faults);
  if (!shown) faults.push(fault(line, '', 'a heading needs words', '标题没有文字'));
  return [1, { kind: 'heading', level: signs.length, id, text: shown, line }];
}

function takeCode({ lines, first, faults }: Source, at: number): Taken {
  const [, signs = '', label = ''] = fence.exec(lines[at] ?? '') ?? [];
  const line = first + at;
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim() !== signs) end += 1;
  if (end === lines.length) {
    faults.push(fault(line, '', 'this block of code has no end', '代码块没有结尾'));
    return [lines.length - at, null];
  }
  if (!label.trim())
    faults.push(
      fault(line, '', 'a block of code needs a label behind the ```', '代码块的 ``` 后面须写标签'),
    );
  const text = lines.slice(at + 1, end).join('\n');
  return [end + 1 - at, { kind: 'code', label: label.trim(), text, line }];
}

function takeList({ lines, first, faults }: Source, at: number): Taken {
  const ordered = /^\d/.test(lines[at] ?? '');
  const items: { line: number; parts: string[] }[] = [];
  let end = at;
  for (; end < lines.length && (lines[end] ?? '').trim() !== ''; end += 1) {
    const text = lines[end] ?? '';
    const found = item.exec(text);
    if (found && /^\d/.test(text) === ordered)
      items.push({ line: first + end, parts: [found[2] ?? ''] });
    else if (/^[ \t]+/.test(text) && !item.test(text.trim())) items.at(-1)?.parts.push(text);
    else
      faults.push(
        fault(
          first + end,
          '',
          'a list has one level and one kind of marks',
          '列表只有一级，标记须一致',
        ),
      );
  }
  const texts = items.map(({ line, parts }) => shownText(joinedLines(parts), line, faults));
  return [end - at, { kind: 'list', ordered, items: texts, line: first + at }];
}

/** Cells of a row: `| a | b |`, a bar within one as `\|`. */
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);

function takeTable({ lines, first, faults }: Source, at: number, title: string): Taken {
  let end = at;
  while (/^\s*\|/.test(lines[end] ?? '')) end += 1;
  const [head = [], rule = [], ...rows] = lines.slice(at, end).map(cellsOf);
  const shown = (cells: readonly string[], n: number) =>
    cells.map((cell) => shownText(cell, first + at + n, faults));
  if (!rule.every((cell) => /^\s*:?-+:?\s*$/.test(cell)) || rule.length !== head.length)
    faults.push(
      fault(
        first + at + 1,
        '',
        'the second row of a table is | --- | --- |',
        '表格第二行须为 | --- | --- |',
      ),
    );
  if (!title)
    faults.push(
      fault(
        first + at,
        '',
        'a table needs a line “Table: what it shows” above',
        '表格上方须有一行「表：说明」',
      ),
    );
  const body = rows.map((row, n) => shown(row, n + 2));
  const block = { kind: 'table', caption: title, head: shown(head, 0), rows: body } as const;
  return [end - at, { ...block, line: first + at }];
}

function takeNote({ lines, first, faults }: Source, at: number): Taken {
  let end = at;
  while (/^>/.test(lines[end] ?? '')) end += 1;
  const text = joinedLines(lines.slice(at, end).map((line) => line.replace(/^>[ \t]?/, '')));
  const [, title = '', rest = text] = /^\*\*(.+?)\*\*\s*(.*)$/s.exec(text) ?? [];
  const line = first + at;
  const [head, body] = [shownText(title, line, faults), shownText(rest, line, faults)];
  return [end - at, { kind: 'note', title: head, text: body, line }];
}

const begins = (line: string): boolean =>
  /^#{1,6}[ \t]/.test(line) ||
  fence.test(line) ||
  /^>/.test(line) ||
  /^\s*\|/.test(line) ||
  item.test(line);

function takeParagraph({ lines, first, faults }: Source, at: number): Taken {
  let end = at + 1;
  while (end < lines.length && (lines[end] ?? '').trim() !== '' && !begins(lines[end] ?? ''))
    end += 1;
  const line = first + at;
  const parts = lines.slice(at, end);
  const next = lines[end] ?? '';
  if (parts.some((part) => /^\s*(?:[-*_=][ \t]*){3,}$/.test(part)))
    faults.push(fault(line, '', 'there are no ruled lines', '没有分隔线'));
  if (begins(next))
    faults.push(
      fault(first + end, '', 'an empty line has to stand between two blocks', '两段之间须空一行'),
    );
  const [, text, target] = parts.length === 1 ? (loneLink.exec(parts[0]?.trim() ?? '') ?? []) : [];
  if (text !== undefined && target !== undefined)
    return [end - at, { kind: 'link', target, text: shownText(text, line, faults), line }];
  return [end - at, { kind: 'paragraph', text: shownText(joinedLines(parts), line, faults), line }];
}

function take(source: Source, at: number): Taken {
  const line = source.lines[at] ?? '';
  if (fence.test(line)) return takeCode(source, at);
  if (/^#{1,6}[ \t]/.test(line)) return takeHeading(source, at);
  if (/^>/.test(line)) return takeNote(source, at);
  const title = caption.exec(line)?.[1]?.trim();
  const below = source.lines[at + 1] ?? '';
  const gap = below.trim() === '' ? 2 : 1;
  if (title && /^\s*\|/.test(source.lines[at + gap] ?? '')) {
    const [count, table] = takeTable(
      source,
      at + gap,
      shownText(title, source.first + at, source.faults),
    );
    return [count + gap, table];
  }
  if (/^\s*\|/.test(line)) return takeTable(source, at, '');
  if (item.test(line)) return takeList(source, at);
  if (/^(?: {4}|\t)/.test(line))
    source.faults.push(
      fault(
        source.first + at,
        '',
        'begins with spaces: nothing does here',
        '行首有空格：这里不用缩进',
      ),
    );
  return takeParagraph(source, at);
}

/** Nobody reads further ones before these are mended. */
const mostFaults = 100;

/**
 * Reads a text, or its beginning where that has {@link mostFaults} faults.
 * @param first number of its first line in the file
 * @returns blocks in their order, and what is not part of this Markdown
 */
export function parseMarkdown(
  text: string,
  first = 1,
): { blocks: readonly MarkdownBlock[]; faults: readonly Fault[] } {
  const source: Source = { lines: text.split(/\r?\n/), first, faults: [] };
  const blocks: MarkdownBlock[] = [];
  for (let at = 0; at < source.lines.length && source.faults.length < mostFaults;) {
    if ((source.lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const [count, block] = take(source, at);
    if (block) blocks.push(block);
    at += Math.max(1, count);
  }
  return { blocks, faults: source.faults };
}
