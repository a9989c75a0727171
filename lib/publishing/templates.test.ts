import { readArticleFile } from './article';
import { readCampaignFile } from './campaign-file';
import { articleTemplate, campaignTemplate } from './templates';

it('gives an article that is accepted as it is', () => {
  const { record, faults } = readArticleFile(articleTemplate('2026-11-22'), '2026-11-22');
  expect(faults).toEqual([]);
  expect(record?.text['zh-CN'].body.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'heading',
    'list',
    'list',
    'heading',
    'table',
    'note',
    'code',
    'link',
  ]);
});

it('gives a campaign that is accepted as it is', () => {
  const { record, faults } = readCampaignFile(campaignTemplate());
  expect(faults).toEqual([]);
  expect(record?.text['en-US'].own).toMatchObject({ kind: 'path', items: { length: 4 } });
});
