/** When campaigns run, and what search engines are told. */
export const content = [
  {
    file: 'lib/seo/sitemap/xml.ts',
    test: 'lib/seo/sitemap/sitemap.test.ts',
    rules: [
      [
        'a sitemap’s own elements stand before those of other namespaces',
        '    `    <priority>${priority.toFixed(1)}</priority>`,\n',
        '',
      ],
    ],
  },
  {
    file: 'lib/seo/page-texts.ts',
    test: 'lib/seo/page-texts.test.ts',
    rules: [
      [
        'a headline goes without the brand where there is no room for both',
        '[...whole].length <= longestTitle[locale] ? whole : title',
        'whole',
      ],
    ],
  },
  {
    file: 'lib/seo/json-ld.ts',
    test: 'lib/seo/json-ld.test.ts',
    rules: [
      [
        'an article’s days have a time zone',
        'datePublished: moment(input.publishedOn)',
        'datePublished: input.publishedOn',
      ],
      ['no address is told while none is configured', '...(address ?', '...(true ?'],
    ],
  },
  {
    file: 'lib/content/campaigns/state.ts',
    test: 'lib/content/campaigns/state.test.ts',
    rules: [
      ['a campaign’s last moment is outside', 'now >= end.getTime()', 'now > end.getTime()'],
      ['a campaign’s first moment is inside', 'now < start.getTime()', 'now <= start.getTime()'],
    ],
  },
  {
    file: 'lib/content/campaigns/period.ts',
    test: 'components/campaigns/family/view.test.ts',
    rules: [
      [
        'the upstream’s period of a campaign wins',
        'return activity\n',
        'return activity && false\n',
      ],
    ],
  },
  {
    file: 'lib/content/campaigns/ended.ts',
    test: 'lib/content/campaigns/ended.test.ts',
    rules: [
      [
        'a campaign the upstream prolongs is not over',
        'periodOf(campaign, activities)',
        'periodOf(campaign, [])',
      ],
    ],
  },
  {
    file: 'lib/seo/campaign-metadata.ts',
    test: 'lib/seo/campaign-metadata.test.ts',
    rules: [
      [
        'search engines leave out a campaign that is over',
        '? { robots: notIndexed } : {}',
        '? {} : {}',
      ],
    ],
  },
  {
    file: 'lib/seo/sitemap/entries.ts',
    test: 'lib/seo/sitemap/sitemap.test.ts',
    rules: [
      ['the sitemap leaves out a campaign that is over', ' || ended.includes(path)', ''],
      [
        'the sitemap leaves out a campaign of the store that is over',
        'isEnded ? [] : inBoth',
        'inBoth',
      ],
    ],
  },
  {
    file: 'lib/content/campaigns/offers.ts',
    test: 'lib/content/campaigns/offers.test.ts',
    rules: [
      [
        'S3 a sum of the sign-up button is no offer',
        'offers.filter((offer) => !isLabelSum(offer))',
        'offers.filter(() => true)',
      ],
    ],
  },
  {
    file: 'components/campaigns/family/beside.ts',
    test: 'components/campaigns/family/beside.test.ts',
    rules: [['a campaign’s page leads to none that is over', "=== 'open'", "!== 'upcoming'"]],
  },
  {
    file: 'components/company/promise/prices/price-example.ts',
    test: 'components/company/promise/prices/price-example.test.ts',
    rules: [
      ['a coupon leaves no price below nothing', 'Math.max(0, ', 'Math.max(-1e9, '],
      ['half a price is of an IP by the month', " && period === 'month'", ''],
    ],
  },
  {
    file: 'lib/schemas/publishing/prices.ts',
    test: 'lib/schemas/publishing/prices.test.ts',
    rules: [
      ['a price is above nothing', ".positive('amount')", ''],
      ['a price has no third decimal', ".refine(isWholeFen, 'amount')", ''],
      [
        'a bad price takes no other along',
        'pricesSchema.safeParse([one])',
        'pricesSchema.safeParse(value)',
      ],
    ],
  },
  {
    file: 'lib/frame.ts',
    test: 'lib/frame.test.ts',
    rules: [
      ['two advertisements stand on the home page only', "'/': { ...product, ads: 'both' },", ''],
      [
        'an error page has no advertisements and a short footer',
        "if (countedAs === 'not-found' || countedAs === 'server-error') return utility;",
        '',
      ],
      ['a campaign offers registering first', '? offer : product', '? product : product'],
    ],
  },
  {
    file: 'lib/content/campaigns/time-left.ts',
    test: 'lib/content/campaigns/time-left.test.ts',
    rules: [
      [
        'a campaign with more than thirty days left names its last day',
        "> countedDays * dayMs ? 'day'",
        "> countedDays * dayMs ? 'count'",
      ],
      [
        'the last thirty days of a campaign are counted, the first moment too',
        'period.end.getTime() - now > countedDays',
        'period.end.getTime() - now >= countedDays',
      ],
    ],
  },
  {
    file: 'components/campaigns/promotions/promotions.ts',
    test: 'components/campaigns/promotions/promotions.test.ts',
    rules: [
      [
        'an offer stands once among the offers',
        'couponsOf(promotion.activity.offers).filter(isNew)',
        'couponsOf(promotion.activity.offers).filter(() => true)',
      ],
      ['current offers run now', "=== 'open',", "!== 'ended',"],
    ],
  },
];
