/**
 * What the application centre offers, described by what it does and by what it reaches. Mixed on
 * purpose: the first page shows every category and kind.
 */
import type { AppCategory, AppKind } from './app-kinds';
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
    ['翻译助手', '把标题、五点描述译成店铺的语言，与原文并排显示，修改后填回。', '读写商品编辑页'],
    [
      'Translator',
      'Translates titles, bullet points and descriptions side by side with the original, so you can edit before filling them in.',
      'Reads and fills the product form',
    ],
  ),
  app(
    'order-export',
    'flow',
    'orders',
    ['订单导出', '每天早上按日期导出待发货订单，存到您指定的文件夹。', '只读订单列表'],
    [
      'Order export',
      'Exports orders to ship every morning and saves them by date in the folder you choose.',
      'Reads the order list',
    ],
  ),
  app(
    'risk-notice',
    'builtIn',
    'team',
    [
      '设备风险提醒',
      '未登记的设备请求打开店铺，或网络、登录地有变化时，先暂停，由您允许或拒绝。',
      '只看设备、网络与登录地',
    ],
    [
      'Device-risk warnings',
      'Holds a store when the device, network or location is unusual, until you allow or refuse.',
      'Sees device, network and sign-in location only',
    ],
  ),
  app(
    'support-inbox',
    'extension',
    'service',
    ['客服聚合', '集中显示店铺的站内信、售后与留言，快超时的排在前面。', '读写站内信'],
    [
      'Support inbox',
      'Gathers the store’s messages, returns and questions in one queue, most urgent first.',
      'Reads messages, fills the reply box',
    ],
  ),
  app(
    'accounts',
    'flow',
    'finance',
    ['财务对账', '逐笔比对平台账单与您的回款表，标出差异，不修改数据。', '只读账单与回款表'],
    [
      'Statement check',
      'Compares marketplace statements with your payment sheet line by line and flags differences without changing either.',
      'Reads statements and your sheet',
    ],
  ),
  app(
    'picture-check',
    'extension',
    'listing',
    ['主图检查', '上传前检查尺寸、底色与文字占比，指出不合要求的地方。', '只看待上传的图片'],
    [
      'Image check',
      'Checks size, background and text area before you upload an image, and points out what to fix.',
      'Sees images waiting for upload',
    ],
  ),
  app(
    'ad-day-sheet',
    'flow',
    'marketing',
    ['广告日报', '下班前汇总各广告的花费与订单，生成日报发给负责人。', '只读广告报表'],
    [
      'Daily ad report',
      'Collects spend and orders for every campaign and sends a daily report to the person responsible.',
      'Reads ad reports',
    ],
  ),
  app(
    'cloud-number',
    'builtIn',
    'team',
    [
      '云号',
      '在云端接收平台验证码，归到对应店铺，有授权的成员直接查看。',
      '只接收发到该号码的短信',
    ],
    [
      'Cloud number',
      'Receives verification codes in the cloud and files them by store for members with access.',
      'Receives texts to that number',
    ],
  ),
  app(
    'parcel-trace',
    'flow',
    'orders',
    ['物流汇总', '每隔几小时查询在途包裹，列出停滞超期的包裹。', '只读物流信息'],
    [
      'Parcel tracking',
      'Checks parcels in transit every few hours and lists the ones that have stalled.',
      'Reads tracking pages',
    ],
  ),
  app(
    'bulk-listing',
    'flow',
    'listing',
    ['批量上新', '按您的商品表逐条填写上新页，提交前停下，由您确认。', '读写商品编辑页'],
    [
      'Bulk listing',
      'Fills in the listing form from your product sheet and stops before submitting, so you can check it.',
      'Reads and fills the product form',
    ],
  ),
  app(
    'message-translator',
    'extension',
    'service',
    ['消息翻译', '在买家来信旁显示译文；您用中文回复，自动译成买家的语言。', '读写站内信'],
    [
      'Message translator',
      'Shows a translation beside each message. You write in your language; the buyer reads it in theirs.',
      'Reads messages, fills the reply box',
    ],
  ),
  app(
    'currency',
    'extension',
    'finance',
    ['多币种换算', '按您当天填写的汇率，在金额旁显示人民币，不联网查汇率。', '只看页面上的金额'],
    [
      'Currency converter',
      'Shows amounts in your own currency at the rate you entered that day.',
      'Sees amounts on the page',
    ],
  ),
  app(
    'autofill',
    'builtIn',
    'team',
    ['自动填入', '打开店铺时自动填入账号密码，屏幕上只显示圆点。', '只填平台登录页'],
    [
      'Autofill',
      'Fills in the login when a store opens. Staff see only dots.',
      'Fills the sign-in page only',
    ],
  ),
  app(
    'coupon-end',
    'flow',
    'marketing',
    ['优惠到期提醒', '每天检查进行中的优惠，到期前三天提醒您。', '只读促销列表'],
    [
      'Offer reminders',
      'Checks running promotions every day and reminds you three days before one ends.',
      'Reads the promotion list',
    ],
  ),
  app(
    'label-print',
    'extension',
    'orders',
    ['面单拼版', '把选中的面单排成 A4 或标签卷，按拣货顺序打印。', '只读选中的面单'],
    [
      'Label sheet',
      'Arranges selected labels on A4 or a roll, in picking order.',
      'Reads the labels you select',
    ],
  ),
  app(
    'stock-low',
    'flow',
    'orders',
    ['低库存提醒', '每晚检查库存，低于设定数量时提醒您，并附在途数量。', '只读库存列表'],
    [
      'Low stock alerts',
      'Checks stock every evening and alerts you when an item falls below your limit, with the quantity in transit.',
      'Reads the stock list',
    ],
  ),
  app(
    'reply-phrases',
    'extension',
    'service',
    ['客服话术', '按场景保存常用回复，点一下填入，自动带上订单号与买家称呼。', '只写站内信输入框'],
    [
      'Saved replies',
      'Saves your usual replies by topic and fills one in with the order number and the buyer’s name.',
      'Fills the message box',
    ],
  ),
  app(
    'activity-log',
    'builtIn',
    'team',
    [
      '行为日志',
      '记录谁在何时打开哪家店、做过哪些操作，可按人、按店查找和导出。',
      '只记客户端里的操作',
    ],
    [
      'Activity log',
      'Records who opened which store, when, and what they did in the client. Search by member or store, and export the results.',
      'Records actions in the client',
    ],
  ),
  app(
    'price-round',
    'flow',
    'listing',
    ['价格巡检', '按您的底价表检查在售价格，列出偏低或偏高的，不自动改价。', '只读自家商品页'],
    [
      'Price check',
      'Compares your live prices with your floor prices and lists the differences. It never changes a price.',
      'Reads your product pages',
    ],
  ),
  app(
    'event-calendar',
    'extension',
    'marketing',
    ['活动日历', '用月历显示活动的报名期与开始日，以及各店是否已报名。', '只读活动报名页'],
    [
      'Campaign calendar',
      'Shows campaign sign-up and start dates on one calendar, and which stores have joined.',
      'Reads campaign pages',
    ],
  ),
  app(
    'bill-download',
    'flow',
    'finance',
    ['账单下载', '每月 1 日下载各店上月账单，按店名与月份命名，存到同一文件夹。', '只读账单页'],
    [
      'Statement download',
      'Downloads last month’s statement from each store on the 1st into one folder, named by store and month.',
      'Reads the statement page',
    ],
  ),
  app(
    'review-round',
    'flow',
    'service',
    ['评价整理', '每天收集新评价，三星及以下排在前面，附订单与商品链接。', '只读评价列表'],
    [
      'Review digest',
      'Collects new reviews every day, three stars and below first, with links to the order and product.',
      'Reads the review list',
    ],
  ),
  app(
    'cost-split',
    'extension',
    'finance',
    [
      '费用拆分',
      '在订单页旁列出佣金、运费与广告分摊，显示这一单扣除这些费用后的金额。',
      '只读订单详情',
    ],
    [
      'Cost breakdown',
      'Lists commission, shipping and ad costs beside an order and shows what’s left.',
      'Reads the order page',
    ],
  ),
  app(
    'picture-folder',
    'extension',
    'marketing',
    ['素材夹', '按店保存自家商品图与文案，做海报时直接拖出使用。', '只读自家商品页'],
    [
      'Image library',
      'Keeps your product images and copy by store, ready to drag into a listing or ad.',
      'Reads your product pages',
    ],
  ),
];
