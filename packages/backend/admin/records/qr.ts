/** Pictures of the QR codes support answers behind. */
import 'server-only';
import type { Db } from '../../database/open';
import {
  defineRecord,
  editors,
  everyone,
  onePage,
  recordOperation,
  t,
  upsertOperation,
} from '../define';
import { refuse } from '../errors';
import * as f from '../fields';
import { requireShowable } from '../showable';

interface QrCode {
  group: number;
  footer: string;
  sidebar: string;
  code: string;
  name: string;
}

const upload = ['PNG、JPEG 或 WebP，不超过 200 KB', 'PNG, JPEG or WebP up to 200 KB'] as const;
const fields = {
  // A name made of digits: never written as 1,693.
  group: {
    ...f.hinted(
      f.integer(t('活码组', 'Group'), 1, 1_000_000),
      '1696（主品牌）或 1693',
      '1696 (first brand) or 1693',
    ),
    format: 'text' as const,
  },
  footer: f.hinted(f.picture(t('页脚图片', 'Picture for the footer')), ...upload),
  sidebar: f.hinted(f.picture(t('侧栏图片', 'Picture for the side')), ...upload),
  code: f.text(t('活码编号', 'Code number'), 40),
  name: f.text(t('接待人', 'Answered by'), 40),
};

const codes = (db: Db) =>
  db
    .selectFrom('qr_codes')
    .select(['group_id as group', 'botton_menu_qrcode as footer', 'sidebar_qrcode as sidebar'])
    .select(['code', 'name'])
    .orderBy('group_id');

export const qr = defineRecord<QrCode>({
  name: 'qr',
  title: t('二维码', 'QR codes'),
  key: 'group',
  access: everyone,
  fields,
  list: {
    columns: ['group', 'footer', 'sidebar', 'code', 'name'],
    load: async (_, { db }) => onePage(await codes(db).execute()),
  },
  detail: {
    panels: [[t('二维码', 'QR codes'), 'group', 'footer', 'sidebar', 'code', 'name']],
    load: async (group, { db }) =>
      (await codes(db).where('group_id', '=', Number(group)).executeTakeFirst()) ?? null,
  },
  operations: {
    set: upsertOperation<QrCode>()({
      label: t('保存', 'Save'),
      help: t('换二维码图片', 'Sets the pictures of QR codes'),
      past: t('换了二维码图片', 'set the pictures'),
      access: editors,
      args: {
        footer: f.optional(fields.footer),
        sidebar: f.optional(fields.sidebar),
        code: f.optional(fields.code),
        name: f.optional(fields.name),
      },
      async run({ footer = '', sidebar = '', code = '', name = '' }, { key }, context) {
        if (footer === '' && sidebar === '')
          throw refuse(
            'Needs a picture for the footer or the side.',
            '页脚与侧栏的图片至少有一张。',
            'footer',
          );
        requireShowable({ footer, sidebar }, context.surroundings);
        const pictures = { botton_menu_qrcode: footer, sidebar_qrcode: sidebar };
        const row = { group_id: Number(key), ...pictures, code, name };
        await context.db
          .insertInto('qr_codes')
          .values(row)
          .onConflict((conflict) => conflict.column('group_id').doUpdateSet(row))
          .execute();
      },
    }),
    clear: recordOperation<QrCode>()({
      label: t('换回自带图片', 'Use the built-in pictures'),
      help: t('二维码换回自带图片', 'Shows the built-in QR pictures again'),
      past: t('换回了自带图片', 'went back to the built-in pictures'),
      access: editors,
      args: {},
      async run(_, { key }, { db }) {
        await db.deleteFrom('qr_codes').where('group_id', '=', Number(key)).execute();
      },
    }),
  },
});
