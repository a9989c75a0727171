/** What an operator switches on pages: advertisements, QR codes, dates, figures (S3). */
import 'server-only';
import { z } from 'zod';
import { iso } from '../accounts/time';
import { changeConfig } from '../site-config';
import { count, oneLine, webAddress } from './fields';
import { refuse, verb } from './verb';

const slot = z.enum(['top', 'bottom']);
const slotWords = { zh: 'top 或 bottom', en: 'top or bottom' };
/** A page of this site, or a web address. */
const target = z.union([z.string().regex(/^\/(?!\/)[^\s\\]*$/), webAddress], {
  error: 'must be a path of this site or an http(s) address',
});

const setAd = verb({
  name: 'ads set',
  summary: { zh: '放上广告条', en: 'Puts an advertisement up' },
  positional: ['slot'],
  fields: {
    slot: slotWords,
    link: { zh: '点击去哪里', en: 'where it leads' },
    title: { zh: '中文文字', en: 'its words in Chinese' },
    'title-en': { zh: '英文文字', en: 'its words in English' },
    image: { zh: '图片地址', en: 'address of its picture' },
  },
  input: z
    .strictObject({
      slot,
      link: target,
      title: oneLine(200).default(''),
      'title-en': oneLine(200).default(''),
      image: target.optional(),
    })
    .refine(({ title, image }) => title !== '' || image, {
      error: 'needs a title or an image',
      path: ['title'],
    }),
  changes: true,
  async run({ slot: place, link, title, 'title-en': title_en, image }, { db }) {
    const row = { slot: place, link, title, title_en, expand_img: image ?? '' };
    await db
      .insertInto('ads')
      .values(row)
      .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
      .execute();
    return { data: row, changed: ['public-config'], audit: { subject: place, detail: link } };
  },
});

const clearAd = verb({
  name: 'ads clear',
  summary: { zh: '撤下广告条', en: 'Takes an advertisement down' },
  positional: ['slot'],
  fields: { slot: slotWords },
  input: z.strictObject({ slot }),
  changes: true,
  async run({ slot: place }, { db }) {
    await db.deleteFrom('ads').where('slot', '=', place).execute();
    return { data: { slot: place }, changed: ['public-config'], audit: { subject: place } };
  },
});

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
  async run({ group: group_id, footer, sidebar, code, name }, { db }) {
    const pictures = { botton_menu_qrcode: footer ?? '', sidebar_qrcode: sidebar ?? '' };
    const row = { group_id, ...pictures, code: code ?? '', name: name ?? '' };
    await db
      .insertInto('qr_codes')
      .values(row)
      .onConflict((conflict) => conflict.column('group_id').doUpdateSet(row))
      .execute();
    return { data: row, changed: ['public-config'], audit: { subject: String(group_id) } };
  },
});

const clearQr = verb({
  name: 'qr clear',
  summary: { zh: '二维码换回自带图片', en: 'Shows the built-in QR pictures again' },
  positional: ['group'],
  fields: { group: groupWords },
  input: z.strictObject({ group }),
  changes: true,
  async run({ group: group_id }, { db }) {
    await db.deleteFrom('qr_codes').where('group_id', '=', group_id).execute();
    const audit = { subject: String(group_id) };
    return { data: { group: group_id }, changed: ['public-config'], audit };
  },
});

const mourn = (on: boolean) =>
  verb({
    name: `mourning ${on ? 'on' : 'off'}`,
    summary: on
      ? { zh: '全站变灰', en: 'Greys the site' }
      : { zh: '全站恢复颜色', en: 'Gives the site its colours back' },
    positional: [],
    fields: {},
    input: z.strictObject({}),
    changes: true,
    async run(_, { db }) {
      const data = await changeConfig({ mourning: on }, db);
      return { data, changed: ['public-config'] };
    },
  });

const setCount = verb({
  name: 'count set',
  summary: { zh: '设置公开的店铺数（万）', en: 'Sets the number of stores pages name' },
  positional: ['count'],
  fields: { count: { zh: '如 600', en: 'like 600' } },
  input: z.strictObject({
    count: z.string().regex(/^\d{1,8}(\.\d{1,2})?\+?$/, 'must be a number like 600'),
  }),
  changes: true,
  async run({ count: stores }, { db }) {
    const data = await changeConfig({ count: stores }, db);
    return { data, changed: ['public-config'], audit: { detail: stores } };
  },
});

const instant = z.iso.datetime({ offset: true, error: 'must be like 2026-11-01T00:00:00+08:00' });

const dates = verb({
  name: 'campaign dates',
  summary: { zh: '设置活动起止时间', en: 'Sets when a campaign runs' },
  positional: ['id'],
  fields: {
    id: { zh: '活动编号，如 doubleeleven', en: 'which one, like doubleeleven' },
    start: { zh: '开始', en: 'begins' },
    end: { zh: '结束', en: 'ends' },
    title: { zh: '名称（新活动必填）', en: 'title, for one that is new' },
  },
  input: z
    .strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be small letters, digits and -'),
      start: instant,
      end: instant,
      title: oneLine(100).optional(),
    })
    .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
      error: 'must be after the start',
      path: ['end'],
    }),
  changes: true,
  async run({ id: activity_id, start: start_at, end: end_at, title }, { db }) {
    const set = { start_at, end_at, ...(title && { title }) };
    const known = await db
      .updateTable('activities')
      .set(set)
      .where('activity_id', '=', activity_id)
      .returning('activity_id')
      .executeTakeFirst();
    if (!known && !title) throw refuse('A new campaign needs --title.', '新活动需要 --title。');
    if (!known)
      await db
        .insertInto('activities')
        .values({ activity_id, title: title ?? '', start_at, end_at, offers: '[]' })
        .execute();
    const detail = `${iso(Date.parse(start_at))} to ${iso(Date.parse(end_at))}`;
    return {
      data: { id: activity_id, ...set },
      changed: ['promotions', 'campaigns'],
      audit: { subject: activity_id, detail },
    };
  },
});

export const contentVerbs = [
  dates,
  setAd,
  clearAd,
  setQr,
  clearQr,
  mourn(true),
  mourn(false),
  setCount,
];
