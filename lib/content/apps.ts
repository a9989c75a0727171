/**
 * What the application centre offers, described by what it does and by what it reaches. Mixed on
 * purpose: the first page shows every category and kind.
 */
import type { AppCategory, AppKind } from '@/lib/schemas/app-kinds';
import type { InBoth } from './types';

export interface AppText {
  readonly name: string;
  /** What it does, in a sentence. */
  readonly text: string;
  /** What of the store it gets to see or to change. */
  readonly reach: string;
}

export interface AppRecord {
  readonly slug: string;
  readonly kind: AppKind;
  readonly category: AppCategory;
  readonly text: InBoth<AppText>;
}

const app = (
  slug: string,
  kind: AppKind,
  category: AppCategory,
  zh: readonly [name: string, text: string, reach: string],
  en: readonly [name: string, text: string, reach: string],
): AppRecord => {
  const textOf = ([name, text, reach]: typeof zh): AppText => ({ name, text, reach });
  return { slug, kind, category, text: { 'zh-CN': textOf(zh), 'en-US': textOf(en) } };
};

export const apps: readonly AppRecord[] = [
  app(
    'translator',
    'extension',
    'listing',
    [
      '翻译助手',
      '把标题、五点与描述译成这家店的语言，原文与译文并排，改好再填回去。',
      '读写商品编辑页',
    ],
    [
      'Translator',
      'Puts titles, bullet points and descriptions into the store’s language, side by side with the original, to be edited before anything is filled in.',
      'Reads and fills the product form',
    ],
  ),
  app(
    'order-export',
    'flow',
    'orders',
    [
      '订单导出',
      '每天早上打开待发货列表，按日期导出一份表格，放进您指定的文件夹。',
      '只读订单列表',
    ],
    [
      'Order export',
      'Opens the list of orders to ship each morning and saves it as one sheet, by date, in the folder you name.',
      'Reads the order list',
    ],
  ),
  app(
    'risk-notice',
    'builtIn',
    'team',
    [
      '风险提醒',
      '没登记过的设备或变了的登录地要打开店铺时，先暂停，等您允许或拒绝。',
      '只看设备与登录环境',
    ],
    [
      'Risk notice',
      'Holds an opening from a computer it has not seen, or from a new place, until you allow or refuse it.',
      'Sees device and sign-in place only',
    ],
  ),
  app(
    'support-inbox',
    'extension',
    'service',
    ['客服聚合', '这家店的站内信、售后与留言排成一列，超过时限的排在前面。', '读写站内信'],
    [
      'Support inbox',
      'One queue for the store’s messages, returns and questions, with those running out of time on top.',
      'Reads and answers messages',
    ],
  ),
  app(
    'accounts',
    'flow',
    'finance',
    [
      '财务对账',
      '把平台账单与您的回款表逐笔比对，对不上的标出来，不改任何一方。',
      '只读账单与回款表',
    ],
    [
      'Accounts',
      'Compares the marketplace statement with your own sheet line by line and marks what does not match; it changes neither.',
      'Reads statements and your sheet',
    ],
  ),
  app(
    'picture-check',
    'extension',
    'listing',
    [
      '主图检查',
      '上传前量一遍尺寸、底色与文字占比，不合要求的当场说明差在哪里。',
      '只看待上传的图片',
    ],
    [
      'Picture check',
      'Measures size, background and the share of text before a picture is uploaded, and says what is off.',
      'Sees pictures waiting for upload',
    ],
  ),
  app(
    'ad-day-sheet',
    'flow',
    'marketing',
    ['广告日报', '下班前抄下每个广告的花费与订单，拼成一张日报发给负责人。', '只读广告报表'],
    [
      'Ad day sheet',
      'Copies spend and orders of every campaign before the day ends and sends one sheet to whoever is in charge.',
      'Reads ad reports',
    ],
  ),
  app(
    'cloud-number',
    'builtIn',
    'team',
    ['云号收码', '验证码收在云端、按店归档，授权的人在店铺旁边就能看到。', '只收发给该号码的短信'],
    [
      'Cloud number',
      'Keeps codes sent to a number in the cloud, filed by store, next to the store for whoever may see them.',
      'Receives texts to that number',
    ],
  ),
  app(
    'parcel-trace',
    'flow',
    'orders',
    ['物流汇总', '隔几小时查一遍在途包裹，停住不动超过期限的单独列出来。', '只读物流信息'],
    [
      'Parcel trace',
      'Looks up parcels on the way every few hours and lists those that have stood still for too long.',
      'Reads tracking pages',
    ],
  ),
  app(
    'bulk-listing',
    'flow',
    'listing',
    ['批量上新', '照您的商品表逐条填进上新页，填完停在提交前，由您看过再点。', '读写商品编辑页'],
    [
      'Bulk listing',
      'Fills the listing form row by row from your product sheet and stops before submitting, so that you look first.',
      'Reads and fills the product form',
    ],
  ),
  app(
    'message-translator',
    'extension',
    'service',
    ['消息翻译', '买家来信旁边显示译文；您用中文写，发出去的是买家的语言。', '读写站内信'],
    [
      'Message translator',
      'Shows a translation beside each letter; you write in your language and the buyer gets theirs.',
      'Reads and fills messages',
    ],
  ),
  app(
    'currency',
    'extension',
    'finance',
    [
      '多币种换算',
      '后台里的金额旁边补一个人民币数，用您当天填的汇率，不联网取价。',
      '只看页面上的金额',
    ],
    [
      'Currency note',
      'Writes the amount in your own currency beside every sum, at the rate you entered that day.',
      'Sees sums on the page',
    ],
  ),
  app(
    'autofill',
    'builtIn',
    'team',
    ['自动填入', '打开店铺时替员工填好账号密码，屏幕上只有圆点，没有可抄的字。', '只填平台登录页'],
    [
      'Sign-in filling',
      'Fills in name and password when a store is opened; staff see dots and nothing they could copy.',
      'Fills the sign-in page only',
    ],
  ),
  app(
    'coupon-end',
    'flow',
    'marketing',
    ['优惠到期提醒', '每天翻一遍进行中的优惠，快到期的提前三天告诉您。', '只读促销列表'],
    [
      'Offer ends',
      'Goes through running promotions every day and tells you three days before one ends.',
      'Reads the promotion list',
    ],
  ),
  app(
    'label-print',
    'extension',
    'orders',
    ['面单拼版', '把选中的面单排成一张 A4 或一卷标签，按拣货顺序打印。', '只读选中的面单'],
    [
      'Label sheet',
      'Arranges the labels you ticked on A4 or on a roll, in the order they are picked.',
      'Reads the labels you tick',
    ],
  ),
  app(
    'stock-low',
    'flow',
    'orders',
    ['低库存提醒', '晚上读一遍库存，低于您定的数量就发一条提醒，附上在途的数。', '只读库存列表'],
    [
      'Low stock',
      'Reads stock in the evening and sends a note when something falls below your line, with what is on its way.',
      'Reads the stock list',
    ],
  ),
  app(
    'reply-phrases',
    'extension',
    'service',
    ['客服话术', '常用回复按场景收好，点一下进输入框，带上订单号与买家称呼。', '只写站内信输入框'],
    [
      'Reply phrases',
      'Keeps your usual answers by occasion and puts one into the box with order number and name.',
      'Fills the message box',
    ],
  ),
  app(
    'activity-log',
    'builtIn',
    'team',
    [
      '操作日志',
      '谁、何时、对哪家店、做了什么，逐条记下，可按人、按店查找与导出。',
      '只记客户端里的操作',
    ],
    [
      'Activity log',
      'Notes who did what to which store and when; searched by person or store, and exported.',
      'Notes what happens in the client',
    ],
  ),
  app(
    'price-round',
    'flow',
    'listing',
    [
      '价格巡检',
      '按您的底价表看一遍自家在售价，低了或高了都列出来，不自动改价。',
      '只读自家商品页',
    ],
    [
      'Price round',
      'Checks your own live prices against your floor prices and lists what is off; it never changes a price.',
      'Reads your product pages',
    ],
  ),
  app(
    'event-calendar',
    'extension',
    'marketing',
    ['活动日历', '报名期与开始日画进一张月历，哪家店报了、哪家没报一眼看清。', '只读活动报名页'],
    [
      'Event calendar',
      'Draws sign-up and start days of campaigns into one month and shows which stores have signed up.',
      'Reads campaign pages',
    ],
  ),
  app(
    'bill-download',
    'flow',
    'finance',
    ['账单下载', '每月一号到各店下载上月账单，按店名与月份命名，归到一个文件夹。', '只读账单页'],
    [
      'Statement download',
      'Fetches last month’s statement from each store on the first, named by store and month, into one folder.',
      'Reads the statement page',
    ],
  ),
  app(
    'review-round',
    'flow',
    'service',
    ['评价整理', '每天收一遍新评价，三星以下的排在前面，附上订单与商品链接。', '只读评价列表'],
    [
      'Review round',
      'Collects new reviews every day, three stars and fewer first, with order and product beside them.',
      'Reads the review list',
    ],
  ),
  app(
    'cost-split',
    'extension',
    'finance',
    ['费用拆分', '在订单页旁边列出佣金、运费与广告分摊，看清这一单剩下多少。', '只读订单详情'],
    [
      'Cost split',
      'Lists commission, freight and the share of ads beside an order, so that you see what is left of it.',
      'Reads the order page',
    ],
  ),
  app(
    'picture-folder',
    'extension',
    'marketing',
    ['素材夹', '把自家商品图与文案存进按店分开的素材夹，做海报时直接拖出来用。', '只读自家商品页'],
    [
      'Picture folder',
      'Keeps your own product pictures and texts in a folder for each store, ready to drag into a poster.',
      'Reads your product pages',
    ],
  ),
];
