/** The advertisements at the top of most pages and at the bottom of the home page (lib/pages.ts). */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { AdRow } from '../../database/tables/content';
import { defineRecordType, onePage, operationOnRecord } from '../../records/record-type';
import { editorsAndOwners, allStaff } from '../../records/access';
import { refusalError } from '../../common/operation-error';
import * as f from '../../records/fields/field-kinds';
import { requireAllowedPictures } from '../../content/require-allowed-pictures';
import type { AuthorizedContext } from '../../records/authorized-context';

interface Ad {
  slot: AdRow['slot'];
  shown: boolean;
  link: string;
  title: string;
  title_en: string;
  image: string;
}

const adSlots = ['top', 'bottom'] as const;
const adFields = {
  slot: f.choice(bilingual('位置', 'Place'), {
    top: { label: bilingual('页面顶部', 'Top of pages') },
    bottom: { label: bilingual('首页底部', 'Bottom of the home page') },
  }),
  shown: f.yesNo(bilingual('正在显示', 'Shown')),
  link: f.withHint(
    f.pathOrUrl(bilingual('点击去哪里', 'Links to')),
    '本站路径如 /promotions，或 http(s) 地址',
    'A path of this site like /promotions, or an http(s) address',
  ),
  title: f.text(bilingual('中文文字', 'Words in Chinese')),
  title_en: f.text(bilingual('英文文字', 'Words in English')),
  image: f.withHint(
    f.picture(bilingual('图片', 'Picture')),
    'PNG、JPEG 或 WebP，不超过 200 KB。顶部：有文字时点开才看得到图片；底部：有图片就不显示这一条',
    'PNG, JPEG or WebP up to 200 KB. At the top, visitors open it with a click on the words; at the bottom, a banner with a picture is not shown',
  ),
};

const emptyAd = { shown: false, link: '', title: '', title_en: '', image: '' };

async function loadAd(slot: Ad['slot'], { db }: AuthorizedContext): Promise<Ad> {
  const row = await db
    .selectFrom('ads')
    .select(['slot', 'link', 'title', 'title_en', 'expand_img as image'])
    .where('slot', '=', slot)
    .executeTakeFirst();
  // Pages hide the banner at the bottom once it has a picture (S7).
  return row ? { ...row, shown: slot === 'top' || row.image === '' } : { ...emptyAd, slot };
}

/** @throws OperationError at the link, if it is a path of this site without a page */
async function requirePage(
  link: string,
  { db, deployment: { hasPage } }: Pick<AuthorizedContext, 'db' | 'deployment'>,
): Promise<void> {
  const [path = ''] = link.replace(/^\/en(?=\/|$)/, '').split(/[?#]/);
  if (!link.startsWith('/') || path.startsWith('/api/')) return;
  if (path.length < 2 || hasPage(path)) return;
  const [, collection, slug = ''] = /^\/(news|activity)\/([^/]+)$/.exec(path) ?? [];
  const publishedQuery = db
    .selectFrom('published_texts')
    .select('slug')
    .where('family', '=', collection === 'news' ? 'news' : 'activity')
    .where('slug', '=', slug);
  if (collection && (await publishedQuery.executeTakeFirst())) return;
  throw refusalError(
    bilingual(`网站上没有 ${path} 这一页。`, `There is no page ${path} on the site.`),
    'link',
  );
}

export const adRecordType = defineRecordType<Ad>({
  name: 'ads',
  title: bilingual('广告条', 'Banners'),
  key: 'slot',
  access: allStaff,
  fields: adFields,
  list: {
    columns: ['slot', 'shown', 'link', 'title', 'title_en'],
    load: async (_, context) => {
      const rows: Ad[] = [];
      for (const slot of adSlots) rows.push(await loadAd(slot, context));
      return onePage(rows);
    },
  },
  view: {
    panels: [[bilingual('广告条', 'Banner'), 'shown', 'link', 'title', 'title_en', 'image']],
    load: (slot, context) => loadAd(slot as Ad['slot'], context),
  },
  operations: {
    set: operationOnRecord<Ad>()({
      label: bilingual('换广告条', 'Set the banner'),
      help: bilingual('放上广告条', 'Puts a banner up'),
      past: bilingual('放上了广告条', 'put the banner up'),
      access: editorsAndOwners,
      args: {
        link: adFields.link,
        title: f.optional(adFields.title),
        title_en: f.optional(adFields.title_en),
        image: f.optional(adFields.image),
      },
      async run({ link, title = '', title_en = '', image = '' }, { key }, { db, deployment }) {
        if (title === '' && image === '')
          throw refusalError(
            bilingual('文字与图片至少有一样。', 'Needs words or a picture.'),
            'title',
          );
        requireAllowedPictures({ image }, deployment);
        await requirePage(link, { db, deployment });
        const row = { slot: key as Ad['slot'], link, title, title_en, expand_img: image };
        await db
          .insertInto('ads')
          .values(row)
          .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
          .execute();
        const lacksEnglish = title_en === '' && image === '';
        if (key === 'bottom' && image !== '')
          return {
            message: bilingual(
              '已保存，但首页底部有图片时不显示这一条。要显示，请清空图片地址再保存。',
              'Saved, but a banner at the bottom is not shown while it has a picture. Empty the address of the picture and save again to show it.',
            ),
          };
        return {
          message: lacksEnglish
            ? bilingual(
                '已放上，几秒后显示。没有英文文字，英文页面不显示这一条。',
                'It is up and shows within seconds. Without words in English, English pages do not show it.',
              )
            : bilingual('已放上，几秒后显示。', 'It is up and shows within seconds.'),
        };
      },
    }),
    clear: operationOnRecord<Ad>()({
      label: bilingual('撤下', 'Take down'),
      help: bilingual('撤下广告条', 'Takes a banner down'),
      past: bilingual('撤下了广告条', 'took the banner down'),
      access: editorsAndOwners,
      args: {},
      confirmationQuestion: () =>
        bilingual(
          '撤下后，文字、图片和链接都会删除，不能恢复；要再用，请先把它们记下来。',
          'Taking it down deletes its words, picture and link for good. Copy them first if you want to use them again.',
        ),
      unavailableReason: ({ link }) =>
        link ? null : bilingual('没有广告条。', 'Nothing is shown there.'),
      async run(_, { key }, { db }) {
        await db
          .deleteFrom('ads')
          .where('slot', '=', key as Ad['slot'])
          .execute();
        return {
          message: bilingual(
            '已撤下，几秒后消失。',
            'It is down and gone from pages within seconds.',
          ),
        };
      },
    }),
  },
});
