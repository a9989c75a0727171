/** What staff set for the whole site, the number of stores and the gray site; not settings of the environment. */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { changePublicConfig, findPublicConfig } from '../../content/public-config';
import type { Db } from '../../database/open-database';
import { defineRecordType, onePage, operationOnRecord } from '../../records/record-type';
import { editorsAndOwners, allStaff, hiddenExceptForOwners } from '../../records/access';
import * as f from '../../records/fields/field-kinds';

interface SiteSetting {
  name: 'stores' | 'mourning';
  value: string;
}

const storesLabel = bilingual('公开的店铺数', 'Stores shown in public');
const siteSettingFields = {
  name: f.choice(bilingual('设置', 'Setting'), {
    stores: { label: storesLabel },
    mourning: { label: bilingual('全站变灰', 'Gray site') },
  }),
  // A number is displayed unchanged, a switch by its label.
  value: {
    ...f.text(bilingual('现在', 'Present value'), 20),
    format: 'choice' as const,
    choices: { on: { label: bilingual('开', 'On') }, off: { label: bilingual('关', 'Off') } },
  },
};

async function loadSiteSetting(db: Db, name: string): Promise<SiteSetting> {
  const config = await findPublicConfig(db);
  if (name === 'stores') return { name, value: config?.count ?? '' };
  return { name: 'mourning', value: config?.isMourning ? 'on' : 'off' };
}

const unavailableHere = bilingual('这里不能这样设置。', 'This is not set here.');
const reasonUnlessValue = (value: string, otherwise: BilingualText) => (row: SiteSetting) => {
  if (row.name !== 'mourning') return unavailableHere;
  return row.value === value ? null : otherwise;
};

export const siteSettingRecordType = defineRecordType<SiteSetting>({
  name: 'settings',
  title: bilingual('全站设置', 'Settings of the site'),
  key: 'name',
  access: allStaff,
  fields: siteSettingFields,
  list: {
    columns: ['name', 'value'],
    load: async (_, { db }) =>
      onePage([await loadSiteSetting(db, 'stores'), await loadSiteSetting(db, 'mourning')]),
  },
  view: {
    panels: [[bilingual('设置', 'Setting'), 'name', 'value']],
    load: (name, { db }) => loadSiteSetting(db, name),
  },
  operations: {
    set: operationOnRecord<SiteSetting>()({
      label: bilingual('改店铺数', 'Set the number of stores'),
      help: bilingual('设置公开的店铺数', 'Sets the number of stores that pages show'),
      past: bilingual('改了店铺数', 'set the number of stores'),
      access: editorsAndOwners,
      args: {
        value: f.withHint(
          f.patternText(
            storesLabel,
            /^[1-9]\d{0,7}\+?$/,
            bilingual(
              '须是大于 0 的整数，至多 8 位，如 600 或 600+',
              'must be a whole number above 0 with at most 8 digits, like 600 or 600+',
            ),
          ),
          '如 600；显示在首页等处',
          'Like 600; shown on the home page and others',
        ),
      },
      positional: ['value'],
      unavailableReason: ({ name }) => (name === 'stores' ? null : unavailableHere),
      async run({ value: count }, _, { db }) {
        await changePublicConfig(db, { count });
        return {
          message: bilingual(
            `店铺数已改为 ${count}，几秒后显示。`,
            `Set to ${count}; it shows within seconds.`,
          ),
        };
      },
    }),
    on: operationOnRecord<SiteSetting>()({
      label: bilingual('全站变灰', 'Turn the site gray'),
      help: bilingual(
        '全站变灰（用于全国哀悼日）',
        'Turns the site gray, for days of national mourning',
      ),
      past: bilingual('让全站变灰', 'turned the site gray'),
      access: hiddenExceptForOwners,
      args: {},
      confirmationQuestion: () =>
        bilingual(
          '几秒后，所有页面对所有访客变成灰色。只用于全国哀悼日；当天结束后请「恢复颜色」。',
          'Within seconds all pages turn gray for every visitor. It is for days of national mourning; bring the colors back when the day is over.',
        ),
      unavailableReason: reasonUnlessValue(
        'off',
        bilingual('全站已经是灰的。', 'The site is gray already.'),
      ),
      undoOperation: 'off',
      async run(_, __, { db }) {
        await changePublicConfig(db, { isMourning: true });
        return { message: bilingual('全站几秒后变灰。', 'The site turns gray within seconds.') };
      },
    }),
    off: operationOnRecord<SiteSetting>()({
      label: bilingual('恢复颜色', 'Bring the colors back'),
      help: bilingual('全站恢复颜色', 'Ends the gray site'),
      past: bilingual('恢复了颜色', 'brought the colors back'),
      access: hiddenExceptForOwners,
      args: {},
      unavailableReason: reasonUnlessValue(
        'on',
        bilingual('全站没有变灰。', 'The site is not gray.'),
      ),
      async run(_, __, { db }) {
        await changePublicConfig(db, { isMourning: false });
        return {
          message: bilingual('全站几秒后恢复颜色。', 'The colors are back within seconds.'),
        };
      },
    }),
  },
});
