/** Why a field of a verb is refused, for people who read one of two languages. */
import 'server-only';
import type { z } from 'zod';
import type { Bilingual } from './verb';

type Issue = z.core.$ZodIssue;

/** The words schemas give, and their Chinese. */
const chinese = {
  'must not be empty': '不能为空',
  'must be one line of text': '只能是一行文字',
  'must be an http(s) address': '必须是 http(s) 地址',
  'must be a path of this site or an http(s) address': '必须是本站路径或 http(s) 地址',
  'must be a telephone number: 13812345678 or +1 4155550123':
    '必须是电话号码：13812345678 或 +1 4155550123',
  'must be the number of an application': '必须是申请编号',
  'must be numbers of applications, at most 100 with commas between':
    '必须是申请编号，最多 100 个，用逗号隔开',
  'must be a day like 2026-11-22': '必须是日期，如 2026-11-22',
  'must be a day like 2026-11-22, or an instant with its zone':
    '必须是日期（如 2026-11-22），或带时区的时刻',
  'must be like 2026-11-01T00:00:00+08:00': '格式应为 2026-11-01T00:00:00+08:00',
  'must be after the start': '必须晚于开始时间',
  'must be yes or no': '只能填 yes 或 no',
  'must be a number': '必须是数字',
  'must be a number like 600': '必须是数字，如 600',
  'must be an address, or a range like 203.0.113.0/24 (/8 or longer) or 2001:db8::/32 (/16 or longer)':
    '必须是 IP 地址或网段，如 203.0.113.0/24（不短于 /8）、2001:db8::/32（不短于 /16）',
  'must be 1 to 64 letters, digits, _ and -': '必须是 1 到 64 个字母、数字、_ 或 -',
  'must be the id of a request, or at least its first 4 letters':
    '必须是请求编号，或至少它的前 4 位',
  'must be small letters, digits and -': '只能用小写字母、数字和 -',
  'must be a version like 5.291.0': '必须是版本号，如 5.291.0',
  'must be text': '含有无法保存的字符',
  'must have no line of --- alone': '正文里不能有只写 --- 的一行',
  'is the address of a built-in page': '是内置页面的地址',
  'must be 3 to 60 small letters, digits and single hyphens':
    '须为 3 到 60 个小写字母、数字与单个连字符',
  'must be 64 hex digits': '必须是 64 位十六进制数',
  'must be the id of an upload': '必须是上传的编号',
  'must be a time of China like 2026-11-22T10:00, or an instant with its zone':
    '必须是北京时间（如 2026-11-22T10:00），或带时区的时刻',
  'must be 2 to 32 letters, digits, dots, _ and -': '须为 2 到 32 个字母、数字、点、_ 和 -',
};

type Reason = keyof typeof chinese;

/** What a schema refuses with; words that have no Chinese do not compile. */
export const reason = (message: Reason): Reason => message;

/** What the schema library says by itself is of use to nobody who types a command. */
function ownWords(issue: Issue): Bilingual | null {
  switch (issue.code) {
    case 'invalid_value': {
      const values = issue.values.map(String);
      return { zh: `只能是：${values.join('、')}`, en: `must be one of: ${values.join(', ')}` };
    }
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? { zh: '必须填写', en: 'must be given' }
        : { zh: '无法读取', en: 'cannot be read' };
    case 'unrecognized_keys':
      return { zh: '没有这个选项', en: 'is no option of this command' };
    case 'too_big':
      return issue.origin === 'string'
        ? { zh: `最多 ${issue.maximum} 个字`, en: `must have at most ${issue.maximum} characters` }
        : { zh: `不能大于 ${issue.maximum}`, en: `must be at most ${issue.maximum}` };
    case 'too_small':
      return { zh: `不能小于 ${issue.minimum}`, en: `must be at least ${issue.minimum}` };
    default:
      return null;
  }
}

/** Words in both languages that an issue brings along. */
function broughtWords(issue: Issue): Bilingual | null {
  const words = issue.code === 'custom' ? (issue.params?.['words'] as unknown) : undefined;
  return words ? (words as Bilingual) : null;
}

/** Words a schema gives itself go before what is known about the kind of issue. */
export function refusalWords(issue: Issue): Bilingual {
  const { message } = issue;
  const brought = broughtWords(issue);
  if (brought) return brought;
  const zh = (chinese as Readonly<Record<string, string>>)[message];
  if (zh) return { zh, en: message };
  const isOwn = /^(Invalid|Too|Unrecognized)/.test(message);
  return (isOwn ? ownWords(issue) : null) ?? { zh: message, en: message };
}
