/** The advertisements at the top and the bottom of every page. */
import 'server-only';
import { z } from 'zod';
import type { Db } from '../../database/open';
import type { AdRow } from '../../database/tables';
import { oneLine } from '../fields';
import { verb } from '../verb';
import { facts, target, contentVersion } from './known';

const slot = z.enum(['top', 'bottom']);
const slotWords = { zh: 'top 或 bottom', en: 'top or bottom' };
const adIn = (place: AdRow['slot'], db: Db) =>
  db.selectFrom('ads').selectAll().where('slot', '=', place).executeTakeFirst();

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
  pictures: ['image'],
  version: async ({ slot: place }, db) => contentVersion(await adIn(place, db)),
  async run({ slot: place, link, title, 'title-en': title_en, image }, { db }) {
    const row = { slot: place, link, title, title_en, expand_img: image ?? '' };
    const before = facts(await adIn(place, db));
    await db
      .insertInto('ads')
      .values(row)
      .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
      .execute();
    const audit = { subject: place, detail: link, before, after: row };
    return { data: row, audit };
  },
});

const clearAd = verb({
  name: 'ads clear',
  summary: { zh: '撤下广告条', en: 'Takes an advertisement down' },
  positional: ['slot'],
  fields: { slot: slotWords },
  input: z.strictObject({ slot }),
  changes: true,
  version: async ({ slot: place }, db) => contentVersion(await adIn(place, db)),
  async run({ slot: place }, { db }) {
    const before = facts(await adIn(place, db));
    await db.deleteFrom('ads').where('slot', '=', place).execute();
    const audit = { subject: place, before, after: {} };
    return { data: { slot: place }, audit };
  },
});

export const adVerbs = [setAd, clearAd];
