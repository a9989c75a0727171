import { sampleDeployment } from '../../../testing/support/sample-deployment';
import { createSpreadsheetWriter } from './spreadsheet';

const record = {
  apply_no: 'ABCDE-23456',
  kind: 'private',
  apply_from: 0,
  state: 'in work',
  handled_by: 'mei',
  created_at: '2026-11-26T20:30:00.000Z',
  company_name: '蓝鲸贸易',
  contact: '王芳',
  phone: '+8613812345678',
  email: null,
  locale: 'zh-CN',
  fields: '{"stores":"51-200"}',
  promoter: null,
  callback: null,
  activity_id: null,
  utm_source: 'baidu',
  channel_id: null,
  landing_source: null,
  note: '已回电\n明天再打',
};

it.each([
  ['zh', '编号,类别,状态', '处理中', '2026年11月27日 04:30', 'stores：51-200'],
  ['en', 'Number,Kind,State', 'In work', 'Nov 27, 2026', 'stores: 51-200'],
] as const)('is in %s, with times of China', (language, head, state, at, response) => {
  const text = createSpreadsheetWriter([record], sampleDeployment)(language);
  for (const part of [state, at, response, '已回电\n明天再打', 'baidu'])
    expect(text).toContain(part);
  expect(text.slice(1)).toMatch(new RegExp(`^${head}`));
  expect(text).not.toMatch(/apply_no|in work|\{/);
});

it('has its heads without any application', () =>
  expect(createSpreadsheetWriter([], sampleDeployment)('zh').trim().split('\r\n')).toHaveLength(1));
