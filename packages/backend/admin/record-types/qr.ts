/** Pictures of the QR codes that lead to support. */
import 'server-only';
import { bilingualFrom, bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../database/open-database';
import {
  defineRecordType,
  onePage,
  operationOnRecord,
  operationOnKey,
} from '../../records/record-type';
import { editorsAndOwners, allStaff } from '../../records/access';
import { separators } from '../../records/fields/format-value';
import { refusalError } from '../../common/operation-error';
import * as f from '../../records/fields/field-kinds';
import { requireAllowedPictures } from '../../content/require-allowed-pictures';

interface QrGroup {
  group: number;
  own: boolean;
  footer: string;
  sidebar: string;
  code: string;
  name: string;
  used: BilingualText | null;
}

const uploadHint = ['PNG、JPEG 或 WebP，不超过 200 KB', 'PNG, JPEG or WebP up to 200 KB'] as const;
/** The site that displays a group; the build setting SITE_BRAND selects the site. */
const groupUses: Readonly<Record<number, BilingualText>> = {
  1696: bilingual('主品牌网站的所有页面', 'All pages of the first brand’s site'),
  1693: bilingual('第二品牌网站的所有页面', 'All pages of the second brand’s site'),
};
const groupHint = bilingualFrom((language) =>
  Object.entries(groupUses)
    .map(([group, where]) => `${group}${separators[language].colon}${where[language]}`)
    .join(separators[language].semicolon),
);
const qrFields = {
  // The name of a group consists of digits. It is shown as text, so that it is never formatted as 1,693.
  group: {
    ...f.withHint(
      f.integer(bilingual('活码组', 'Group'), 1, 1_000_000),
      groupHint.zh,
      groupHint.en,
    ),
    format: 'text' as const,
  },
  own: f.yesNo(bilingual('自己的图片', 'Own pictures')),
  footer: f.withHint(f.picture(bilingual('页脚图片', 'Picture for the footer')), ...uploadHint),
  sidebar: f.withHint(
    f.picture(bilingual('侧栏图片', 'Picture for the side')),
    `${uploadHint[0]}；没有侧栏图片，宽屏的侧栏显示打开联系页的二维码，其他屏幕不显示，联系页只显示页脚图片`,
    `${uploadHint[1]}; without it, wide screens show a code that opens the contact page there, others show none, and the contact page shows the footer’s only`,
  ),
  code: f.text(bilingual('活码编号', 'Code number'), 40),
  name: f.text(bilingual('接待人', 'Answered by'), 40),
  used: f.unversioned(f.bilingualText(bilingual('用于', 'Used for'))),
};

async function loadQrGroups(db: Db, group?: number): Promise<QrGroup[]> {
  const rows = await db
    .selectFrom('qr_codes')
    .select(['group_id as group', 'botton_menu_qrcode as footer', 'sidebar_qrcode as sidebar'])
    .select(['code', 'name'])
    .$if(group !== undefined, (query) => query.where('group_id', '=', group ?? 0))
    .orderBy('group_id')
    .execute();
  const knownGroupIds = Object.keys(groupUses).map(Number);
  const builtInGroupIds = knownGroupIds.filter((groupId) =>
    rows.every((row) => row.group !== groupId),
  );
  const emptyPictures = { footer: '', sidebar: '', code: '', name: '' };
  const qrGroups = [
    ...rows.map((row) => ({ ...row, own: Boolean(row.footer || row.sidebar) })),
    ...builtInGroupIds.map((groupId) => ({ ...emptyPictures, group: groupId, own: false })),
  ];
  return qrGroups
    .filter((row) => group === undefined || row.group === group)
    .sort((a, b) => b.group - a.group)
    .map((row) => ({ ...row, used: groupUses[row.group] ?? null }));
}

export const qrRecordType = defineRecordType<QrGroup>({
  name: 'qr',
  title: bilingual('二维码', 'QR codes'),
  key: 'group',
  access: allStaff,
  fields: qrFields,
  list: {
    columns: ['group', 'used', 'own', 'footer', 'sidebar', 'code', 'name'],
    load: async (_, { db }) => onePage(await loadQrGroups(db)),
  },
  view: {
    panels: [
      [
        bilingual('二维码', 'QR codes'),
        'group',
        'used',
        'own',
        'footer',
        'sidebar',
        'code',
        'name',
      ],
    ],
    load: async (group, { db }) => (await loadQrGroups(db, Number(group)))[0] ?? null,
  },
  operations: {
    set: operationOnKey<QrGroup>()({
      label: bilingual('换二维码图片', 'Set the pictures'),
      newLabel: bilingual('给别的活码组设置图片', 'Set the pictures of another group'),
      help: bilingual('换二维码图片', 'Sets the pictures of QR codes'),
      past: bilingual('换了二维码图片', 'set the pictures'),
      access: editorsAndOwners,
      args: {
        footer: f.optional(qrFields.footer),
        sidebar: f.optional(qrFields.sidebar),
        code: f.optional(qrFields.code),
        name: f.optional(qrFields.name),
      },
      async run({ footer = '', sidebar = '', code = '', name = '' }, { key }, context) {
        if (!footer && !sidebar && !code && !name)
          throw refusalError(
            bilingual('至少填写一项。', 'Needs a picture, a code number or a name.'),
            'footer',
          );
        requireAllowedPictures({ footer, sidebar }, context.deployment);
        const pictures = { botton_menu_qrcode: footer, sidebar_qrcode: sidebar };
        const row = { group_id: Number(key), ...pictures, code, name };
        await context.db
          .insertInto('qr_codes')
          .values(row)
          .onConflict((conflict) => conflict.column('group_id').doUpdateSet(row))
          .execute();
        return {
          message: bilingual(
            '已换，几秒后显示。请用手机扫一下网站上的码，确认能联系到人。',
            'Set; it shows within seconds. Scan the code on the site once to see that it reaches someone.',
          ),
        };
      },
    }),
    clear: operationOnRecord<QrGroup>()({
      label: bilingual('换回自带图片', 'Use the built-in pictures'),
      help: bilingual('二维码换回自带图片', 'Shows the built-in QR pictures again'),
      past: bilingual('换回了自带图片', 'went back to the built-in pictures'),
      access: editorsAndOwners,
      args: {},
      unavailableReason: ({ own, code, name }) =>
        own || code || name
          ? null
          : bilingual('现在就是自带图片。', 'The built-in pictures are shown already.'),
      confirmationQuestion: () =>
        bilingual(
          '换回自带图片后，您的图片、活码编号和接待人都会删除；要再用，请先记下来。',
          'Going back deletes your pictures, the code number and who answers. Copy them first if you want to use them again.',
        ),
      async run(_, { key }, { db }) {
        await db.deleteFrom('qr_codes').where('group_id', '=', Number(key)).execute();
        return {
          message: bilingual(
            '已换回自带图片，几秒后显示。',
            'The built-in pictures are back and show within seconds.',
          ),
        };
      },
    }),
  },
});
