/** What is wrong with a file that an operator wrote, and where. */
import type { z } from 'zod';

/** Said in both languages of the operator. */
interface Words {
  readonly zh: string;
  readonly en: string;
}

export interface Fault {
  /** Counted from 1; 0 where nothing of the file is at fault but something it lacks. */
  readonly line: number;
  /** The field by its name in the record, or empty. */
  readonly field: string;
  readonly words: Words;
}

export const fault = (line: number, field: string, en: string, zh: string): Fault => ({
  line,
  field,
  words: { en, zh },
});

/** What the schemas say, by the word they say it with. */
const sayings: Readonly<Record<string, Words>> = {
  slug: {
    en: 'must be 3 to 60 small letters, digits and single hyphens',
    zh: '须为 3 到 60 个小写字母、数字与单个连字符',
  },
  taken: { en: 'is the address of a built-in page', zh: '是内置页面的地址' },
  day: { en: 'must be a day like 2026-11-22', zh: '须为日期，如 2026-11-22' },
  future: { en: 'must not be in the future', zh: '不能晚于今天' },
  updated: { en: 'must be after publishedOn', zh: '须晚于 publishedOn' },
  moment: {
    en: 'must be a moment of China like 2026-12-12T00:00:00+08:00',
    zh: '须为北京时间，如 2026-12-12T00:00:00+08:00',
  },
  end: { en: 'must be after the start', zh: '须晚于开始时间' },
  line: { en: 'must be one line of text', zh: '须为一行文字' },
  required: { en: 'is missing', zh: '缺少' },
  short: { en: 'says too little', zh: '太短' },
  long: { en: 'is too long', zh: '太长' },
  title: {
    en: 'is too long for search results: 22 characters in Chinese, 75 in English at most',
    zh: '超出搜索结果的长度：中文最多 22 字，英文最多 75 个字符',
  },
  chinese: { en: 'has Chinese in the English text', zh: '英文部分里有中文' },
  absolute: { en: 'promises something absolute', zh: '用了绝对化的词' },
  same: {
    en: 'has other parts than the Chinese text: each heading, list and table stands in both',
    zh: '与中文部分的结构不同：标题、列表、表格在两种语言里须一一对应',
  },
  headings: { en: 'needs a heading (##)', zh: '至少要有一个标题（##）' },
  anchor: { en: 'uses an anchor twice', zh: '锚点重复' },
  cells: {
    en: 'has a row with more or fewer cells than the head',
    zh: '表格有一行的格数与表头不同',
  },
  path: { en: 'leads to no page of this site', zh: '指向的页面不存在' },
  https: { en: 'must be an https address', zh: '须为 https 地址' },
  twice: { en: 'has the same title or mark twice', zh: '有重复的标题或标记' },
  hours: { en: 'must be hours of a day like 0-8', zh: '须为一天里的小时，如 0-8' },
  amount: {
    en: 'must be yuan: a number above 0, at most 1,000,000, with two decimals at most',
    zh: '须为金额（元）：大于 0、不超过 1000000、最多两位小数的数字',
  },
  prices: {
    en: 'must be a list of 1 to 20 prices, each of them once',
    zh: '须为 1 到 20 个价格的列表，不能重复',
  },
  kinds: { en: 'must have the same kind of own section in both', zh: '两种语言的 own 段须同类' },
};

/** zod's own findings, where a schema says no word of its own. */
function sayingOf({ code, message, ...rest }: z.core.$ZodIssue): Words {
  const known = sayings[message];
  if (known) return known;
  if (code === 'too_big') return { en: 'is too long', zh: '太长' };
  if (code === 'too_small') return { en: 'is missing or too short', zh: '缺少或太短' };
  if (code === 'invalid_value' && 'values' in rest) {
    const values = rest.values.map(String).join(', ');
    return { en: `must be one of: ${values}`, zh: `须为其中之一：${values}` };
  }
  // Blocks come from our own parser, so that only the kind of a campaign's section can be unknown.
  if (code === 'invalid_union')
    return {
      en: 'must be one of: payment, docks, night, duty, path, numerals',
      zh: '须为其中之一：payment, docks, night, duty, path, numerals',
    };
  if (code === 'unrecognized_keys' && 'keys' in rest)
    return { en: `has no field ${rest.keys.join(', ')}`, zh: `没有字段 ${rest.keys.join('、')}` };
  return { en: 'is missing or not usable', zh: '缺少或无法使用' };
}

/** The line of a field, or of what it is part of. */
function lineOf(path: readonly PropertyKey[], lines: ReadonlyMap<string, number>): number {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return 0;
}

/**
 * What a schema found, at its place in the file.
 * @param lines where each field stands
 */
export const faultsOf = (error: z.ZodError, lines: ReadonlyMap<string, number>): Fault[] =>
  error.issues.map((issue) => ({
    line: lineOf(issue.path, lines),
    field: issue.path.join('.'),
    words: sayingOf(issue),
  }));

/** All faults as lines to read, in the order of the file. */
export function faultLines(faults: readonly Fault[]): Words {
  const sorted = [...faults].sort((a, b) => a.line - b.line);
  const told = (language: 'zh' | 'en') =>
    sorted
      .map(({ line, field, words }) => {
        const zh = [line > 0 ? `第 ${line} 行` : '', field].filter(Boolean).join('，');
        const en = [line > 0 ? `line ${line}` : '', field].filter(Boolean).join(', ');
        const place = language === 'zh' ? zh : en;
        const colon = language === 'zh' ? '：' : ': ';
        return `${place}${place ? colon : ''}${words[language]}`;
      })
      .join('\n');
  return { zh: told('zh'), en: told('en') };
}
