import { z } from 'zod';
import { promoterId, since, typedPhone, yesNo } from './fields';
import { refusalWords } from './refusal-words';

const schema = z.strictObject({
  system: z.enum(['windows', 'linux']).optional(),
  line: z.string().max(3).optional(),
  size: z.coerce.number().int().min(1).max(9).optional(),
  phone: typedPhone.optional(),
  promoter: promoterId.optional(),
  since: since.optional(),
  sure: yesNo.optional(),
  needed: z.string(),
});

it.each([
  [{ system: 'windws' }, '只能是：windows、linux', 'must be one of: windows, linux'],
  [{ line: 'four' }, '最多 3 个字', 'must have at most 3 characters'],
  [{ size: '10' }, '不能大于 9', 'must be at most 9'],
  [{ size: '0' }, '不能小于 1', 'must be at least 1'],
  [{ sure: 'maybe' }, '只能填 yes 或 no', 'must be yes or no'],
  [{ promoter: 'a b' }, '必须是 1 到 64 个字母、数字、_ 或 -', 'must be 1 to 64 letters'],
  [{ needed: undefined }, '必须填写', 'must be given'],
  [{ colour: 'red' }, '没有这个选项', 'is no option of this command'],
])('%j', (given, zh, en) => {
  const { error } = schema.safeParse({ needed: 'x', ...given });
  const words = error?.issues.map(refusalWords)[0];
  expect(words?.zh).toBe(zh);
  expect(words?.en).toMatch(en);
});
