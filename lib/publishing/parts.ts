/** The file of an article or a campaign: fields of the whole, then a part for each language. Pure. */
import { fault, type Fault } from './faults';
import { fileLocales, type FileLocale } from './kinds';

/** Bytes a file may have. */
export const mostFileBytes = 64 * 1024;

interface FilePart {
  readonly fields: Readonly<Record<string, string>>;
  /** Line of each field. */
  readonly lines: ReadonlyMap<string, number>;
  /** What follows the fields, and the number of its first line. */
  readonly text: string;
  readonly textLine: number;
}

export interface FileParts {
  readonly head: FilePart;
  readonly byLocale: Readonly<Record<FileLocale, FilePart>>;
  readonly faults: readonly Fault[];
}

const mark = /^---[ \t]*(?:([A-Za-z-]+)[ \t]*---)?[ \t]*$/;
const field = /^([A-Za-z]+)[ \t]*[:：][ \t]*(.*)$/;

/** Fields up to the first empty line behind them; the text after it. */
function readPart(lines: readonly string[], first: number, faults: Fault[]): FilePart {
  const fields: Record<string, string> = {};
  const where = new Map<string, number>();
  let at = 0;
  while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1;
  for (; at < lines.length && (lines[at] ?? '').trim() !== ''; at += 1) {
    const [, name, value = ''] = field.exec(lines[at] ?? '') ?? [];
    if (!name) {
      faults.push(fault(first + at, '', 'must be “name: value”', '须写成「字段: 值」'));
      continue;
    }
    if (where.has(name)) faults.push(fault(first + at, name, 'stands twice', '重复'));
    fields[name] = value.trim();
    where.set(name, first + at);
  }
  const text = lines.slice(at).join('\n');
  return { fields, lines: where, text, textLine: first + at };
}

const none: FilePart = { fields: {}, lines: new Map(), text: '', textLine: 0 };

function readLocale(
  locale: FileLocale,
  parts: readonly { name: string; line: number; lines: readonly string[] }[],
  faults: Fault[],
): FilePart {
  const [part, again] = parts.filter(({ name }) => name === locale);
  const marked = `--- ${locale} ---`;
  if (again) faults.push(fault(again.line, '', `${marked} stands twice`, `${marked} 重复`));
  if (part) return readPart(part.lines, part.line + 1, faults);
  faults.push(fault(0, '', `there is no part ${marked}`, `缺少 ${marked} 部分`));
  return none;
}

/** Takes a file apart; what does not belong there is among the faults. */
export function readParts(file: string): FileParts {
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  const faults: Fault[] = [];
  const parts: { name: string; line: number; lines: string[] }[] = [];
  let isCode = false;
  for (const [at, text] of lines.entries()) {
    if (/^(```|~~~)/.test(text)) isCode = !isCode;
    const found = isCode ? null : mark.exec(text);
    if (found) parts.push({ name: found[1] ?? '', line: at + 1, lines: [] });
    else if (parts.length > 0) parts.at(-1)?.lines.push(text);
    else if (text.trim() !== '')
      faults.push(fault(at + 1, '', 'the file begins with ---', '文件须以 --- 开头'));
  }
  const [head, closed, ...others] = parts;
  // The line that ends the fields of the whole may be left out: the first language ends them too.
  const named =
    closed?.name === '' && closed.lines.every((text) => text.trim() === '')
      ? others
      : parts.slice(1);
  for (const { name, line } of named)
    if (!(fileLocales as readonly string[]).includes(name))
      faults.push(
        fault(
          line,
          '',
          `a part is --- zh-CN --- or --- en-US ---`,
          `部分只有 --- zh-CN --- 与 --- en-US ---`,
        ),
      );
  const whole = head ? readPart(head.lines, head.line + 1, faults) : none;
  if (whole.text.trim())
    faults.push(
      fault(whole.textLine + 1, '', 'belongs to no language', '这段文字不属于任何语言部分'),
    );
  const byLocale = Object.fromEntries(
    fileLocales.map((locale) => [locale, readLocale(locale, named, faults)]),
  ) as Record<FileLocale, FilePart>;
  return { head: whole, byLocale, faults };
}
