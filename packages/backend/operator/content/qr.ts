/** Pictures of the QR codes support answers behind. */
import 'server-only';
import { z } from 'zod';
import type { Db } from '../../database/open';
import { count, oneLine } from '../fields';
import { verb } from '../verb';
import { facts, target, contentVersion } from './known';

const qrOf = (group_id: number, db: Db) =>
  db.selectFrom('qr_codes').selectAll().where('group_id', '=', group_id).executeTakeFirst();

const group = count(1, 1_000_000);
const groupWords = { zh: '活码组：1696（主品牌）或 1693', en: 'group: 1696 (first brand) or 1693' };

const setQr = verb({
  name: 'qr set',
  summary: { zh: '换二维码图片', en: 'Sets the pictures of QR codes' },
  positional: ['group'],
  fields: {
    group: groupWords,
    footer: { zh: '页脚的图片地址', en: 'picture for the footer' },
    sidebar: { zh: '侧栏的图片地址', en: 'picture for the side' },
    code: { zh: '活码编号', en: 'which code it is' },
    name: { zh: '接待人', en: 'who answers behind it' },
  },
  input: z
    .strictObject({
      group,
      footer: target.optional(),
      sidebar: target.optional(),
      code: oneLine(40).optional(),
      name: oneLine(40).optional(),
    })
    .refine(({ footer, sidebar }) => footer || sidebar, {
      error: 'needs a picture for the footer or the side',
      path: ['footer'],
    }),
  changes: true,
  pictures: ['footer', 'sidebar'],
  version: async ({ group: group_id }, db) => contentVersion(await qrOf(group_id, db)),
  async run({ group: group_id, footer, sidebar, code, name }, { db }) {
    const before = facts(await qrOf(group_id, db));
    const pictures = { botton_menu_qrcode: footer ?? '', sidebar_qrcode: sidebar ?? '' };
    const row = { group_id, ...pictures, code: code ?? '', name: name ?? '' };
    await db
      .insertInto('qr_codes')
      .values(row)
      .onConflict((conflict) => conflict.column('group_id').doUpdateSet(row))
      .execute();
    const audit = { subject: String(group_id), before, after: row };
    return { data: row, audit };
  },
});

const clearQr = verb({
  name: 'qr clear',
  summary: { zh: '二维码换回自带图片', en: 'Shows the built-in QR pictures again' },
  positional: ['group'],
  fields: { group: groupWords },
  input: z.strictObject({ group }),
  changes: true,
  version: async ({ group: group_id }, db) => contentVersion(await qrOf(group_id, db)),
  async run({ group: group_id }, { db }) {
    const before = facts(await qrOf(group_id, db));
    await db.deleteFrom('qr_codes').where('group_id', '=', group_id).execute();
    const audit = { subject: String(group_id), before, after: {} };
    return { data: { group: group_id }, audit };
  },
});

export const qrVerbs = [setQr, clearQr];
