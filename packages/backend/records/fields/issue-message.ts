/** What is wrong with an argument, in both languages. */
import 'server-only';
import { z } from 'zod';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';

type Issue = z.core.$ZodIssue;

const englishErrors = z.locales.en().localeError;
const chineseErrors = z.locales.zhCN().localeError;
const localizeIssue = (issue: Issue, localize: z.core.$ZodErrorMap): string => {
  const message = localize(issue as unknown as z.core.$ZodRawIssue);
  return typeof message === 'string' ? message : (message?.message ?? '');
};

/** Zod has messages in both languages; the frequent ones are plainer here. */
export function messageOfIssue(issue: Issue): BilingualText {
  if (issue.code === 'custom' && issue.params?.['text'])
    return issue.params['text'] as BilingualText;
  const isOfValue = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  if (isOfValue && issue.input === undefined) return bilingual('必须填写', 'must be given');
  if (issue.code === 'invalid_type' && issue.expected === 'number')
    return bilingual('必须是数字', 'must be a number');
  if (issue.code === 'invalid_type' && issue.expected === 'int')
    return bilingual('必须是整数', 'must be a whole number');
  // The only unions are those of `yesNo` and `flag` (field-kinds.ts).
  if (issue.code === 'invalid_union') return bilingual('只能填 yes 或 no', 'must be yes or no');
  if (issue.code === 'invalid_value')
    return bilingual(
      `只能是：${issue.values.join('、')}`,
      `must be one of: ${issue.values.join(', ')}`,
    );
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? bilingual(`最多 ${issue.maximum} 个字`, `must have at most ${issue.maximum} characters`)
      : bilingual(`不能大于 ${issue.maximum}`, `must be at most ${issue.maximum}`);
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? bilingual('不能为空', 'must not be empty')
      : bilingual(`不能小于 ${issue.minimum}`, `must be at least ${issue.minimum}`);
  if (issue.code === 'unrecognized_keys')
    return bilingual('没有这个选项', 'is no option of this command');
  return bilingual(localizeIssue(issue, chineseErrors), localizeIssue(issue, englishErrors));
}
