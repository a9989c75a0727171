/** Problems of a text or of a list of prices: where a problem is, and what to do about it, in both languages. */
import type { z } from 'zod';
import type { BilingualText, Language } from '@superbrowser/shared/bilingual-text';

export interface Issue {
  /**
   * Line in the file, counted from 1, or in the text where there is no file. 0 for an issue of a field or of the whole
   * text.
   */
  readonly line: number;
  /** Path of the field, e.g. `title` or `offers.0`; empty for the text itself. */
  readonly field: string;
  readonly message: BilingualText;
}

/** Messages of the schemas' issues, by code. */
const messagesByCode: Readonly<Record<string, BilingualText>> = {
  slug: {
    en: 'must be 3 to 60 lower-case letters, digits and single hyphens',
    zh: '须为 3 到 60 个小写字母、数字与单个连字符',
  },
  taken: { en: 'is the address of a built-in page', zh: '是内置页面的地址' },
  day: { en: 'must be a day like 2026-11-22', zh: '须为日期，如 2026-11-22' },
  future: { en: 'must not be in the future', zh: '不能晚于今天' },
  updated: {
    en: 'must be after the day of publication',
    zh: '须晚于发布日期',
  },
  moment: {
    en: 'must be a time in China like 2026-12-12T00:00:00+08:00',
    zh: '须为北京时间，如 2026-12-12T00:00:00+08:00',
  },
  end: { en: 'must be after the start', zh: '须晚于开始时间' },
  line: { en: 'must be one line of text', zh: '须为一行文字' },
  required: { en: 'is missing', zh: '缺少' },
  short: { en: 'is missing or too short', zh: '缺少或太短' },
  long: { en: 'is too long', zh: '太长' },
  title: {
    en: 'is too long for search results: 22 characters in Chinese, 75 in English at most',
    zh: '超出搜索结果的长度：中文最多 22 字，英文最多 75 个字符',
  },
  chinese: { en: 'has Chinese in the English text', zh: '英文部分里有中文' },
  absolute: { en: 'promises something absolute', zh: '用了绝对化的词' },
  same: {
    en: 'differs from the Chinese text in structure: each heading, list and table stands in both',
    zh: '与中文部分的结构不同：标题、列表、表格在两种语言里须一一对应',
  },
  shared: {
    en: 'must be the same in both languages',
    zh: '两种语言须相同',
  },
  headings: { en: 'needs a heading (##)', zh: '至少要有一个标题（##）' },
  twice: { en: 'has the same entry, title or mark twice', zh: '有重复的条目、标题或标记' },
  hours: { en: 'must be hours of a day like 0-8', zh: '须为一天里的小时，如 0-8' },
  amount: {
    en: 'must be yuan: a number above 0, at most 1,000,000, with two decimals at most',
    zh: '须大于 0、不超过 1000000，最多两位小数',
  },
  prices: {
    en: 'must be a list of 1 to 20 prices, each of them once',
    zh: '须为 1 到 20 个价格的列表，不能重复',
  },
  own: {
    en: 'must be one of: payment, docks, night, duty, path, numerals',
    zh: '须为其中之一：payment, docks, night, duty, path, numerals',
  },
};

/** Makes an issue with one of the messages above. An unknown code becomes the message. @param word the word at issue */
export function issueOf(code: string, field = '', line = 0, word?: string): Issue {
  const { en, zh } = messagesByCode[code] ?? { en: code, zh: code };
  return {
    line,
    field,
    message: word ? { en: `${en}: ${word}`, zh: `${zh}：${word}` } : { en, zh },
  };
}

/** The message for a zod issue. A code of our schemas takes precedence over zod's own text. */
function messageOfZodIssue({ code, message, ...rest }: z.core.$ZodIssue): BilingualText {
  if (code === 'too_big' && 'maximum' in rest && (message === 'long' || !messagesByCode[message]))
    return { en: `is too long: at most ${rest.maximum}`, zh: `太长，最多 ${rest.maximum}` };
  if (code === 'too_small' && 'minimum' in rest && message === 'short' && rest.minimum > 1)
    return {
      en: `is missing or too short: at least ${rest.minimum} characters`,
      zh: `缺少或太短，至少 ${rest.minimum} 个字`,
    };
  const ownMessage = messagesByCode[message];
  if (ownMessage) return ownMessage;
  if (code === 'too_big') return { en: 'is too long', zh: '太长' };
  if (code === 'too_small') return { en: 'is missing or too short', zh: '缺少或太短' };
  if (code === 'invalid_value' && 'values' in rest) {
    const values = rest.values.map(String).join(', ');
    return { en: `must be one of: ${values}`, zh: `须为其中之一：${values}` };
  }
  if (code === 'unrecognized_keys' && 'keys' in rest)
    return { en: `has no field ${rest.keys.join(', ')}`, zh: `没有字段 ${rest.keys.join('、')}` };
  return { en: 'is missing or not usable', zh: '缺少或无法使用' };
}

/**
 * The issues a schema found.
 * @param lineOf line of a field in its file; 0 where there is no file
 */
export const schemaIssues = (
  error: z.ZodError,
  lineOf: (path: readonly PropertyKey[]) => number = () => 0,
): Issue[] =>
  error.issues.map((issue) => ({
    line: lineOf('keys' in issue ? [...issue.path, issue.keys[0] ?? ''] : issue.path),
    field: issue.path.join('.'),
    message: messageOfZodIssue(issue),
  }));

/** Maximum number of issues that are shown at once; the next check shows further ones. */
const maxIssues = 100;

/** The first issues as readable lines, in the order of the file. */
export function formatIssues(issues: readonly Issue[]): BilingualText {
  const firstIssues = [...issues].sort((a, b) => a.line - b.line).slice(0, maxIssues);
  const linesIn = (language: Language) =>
    firstIssues
      .map(({ line, field, message }) => {
        const zh = [line > 0 ? `第 ${line} 行` : '', field].filter(Boolean).join('，');
        const en = [line > 0 ? `line ${line}` : '', field].filter(Boolean).join(', ');
        const location = language === 'zh' ? zh : en;
        const colon = language === 'zh' ? '：' : ': ';
        return `${location}${location ? colon : ''}${message[language]}`;
      })
      .join('\n');
  return { zh: linesIn('zh'), en: linesIn('en') };
}
