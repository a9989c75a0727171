/** A/B group, hint at the trial, lite line, discount, what is shown by the operator's switches. */
export const growth = [
  {
    file: 'lib/growth/ab.ts',
    test: 'lib/growth/ab.test.ts',
    rules: [
      [
        'S1 without a promoter only Windows 10+ takes part',
        `=== '' ? windows10 :`,
        `=== '' ? true :`,
      ],
      ['S1 with a promoter, v6 on Windows 10+ stays out', '!(toV6 && windows10)', 'true'],
      ['S1 with a promoter, v6 on another system takes part', '!(toV6 && windows10)', '!toV6'],
      ['S1 a stored group is kept', 'group === stored', 'false'],
      ['S1 half of the visitors each', 'random < 0.5', 'random < 0.25'],
    ],
  },
  {
    file: 'lib/growth/ab-store.ts',
    test: 'lib/growth/ab-store.test.ts',
    rules: [
      ['S1 the group is stored', `writeStored('ab_group', current)`, 'void 0'],
      ['S1 the promoter’s line is asked for', 'askLine(promoter)', `'v5'`],
    ],
  },
  {
    file: 'lib/browser/windows.ts',
    test: 'lib/growth/ab-store.test.ts',
    rules: [['S2 client hints come first', 'hints?.platformVersion ?? null', 'null']],
  },
  {
    file: 'lib/growth/tooltip.ts',
    test: 'lib/growth/tooltip.test.ts',
    rules: [
      ['S3 the hint comes once only', 'facts.shown || ', ''],
      ['S3 no hint after a download', 'facts.downloaded || ', ''],
      ['S3 no hint after a registration', ' || facts.registered', ''],
      ['S3 the hint waits for the second visit', 'facts.homeVisits !== tooltipVisit', 'false'],
      ['S3 on arrival it needs the download page seen', 'facts.viewedDownload && ', ''],
      ['S3 on arrival it needs the registration seen', ' && facts.viewedRegister', ''],
      ['S3 at the hot product it needs neither', `occasion === 'hot-product' || `, ''],
    ],
  },
  {
    file: 'lib/growth/visit.ts',
    test: 'lib/growth/visit.test.ts',
    rules: [
      ['S1 the group is reported once a session', `readTabValue('ab_reported') === group`, 'false'],
      ['S3 the hint is remembered as shown', `!writeStored('HAS_TOOLTIP_SHOWN', '1')`, 'false'],
      ['S3 arrivals count at home only', `if (page === 'home')\n`, 'if (true)\n'],
      [
        'S3 the download page seen is remembered',
        `writeStored('HAS_VIEW_DOWNLOAD', '1')`,
        'void 0',
      ],
      ['S3 a download is remembered', `writeStored('HAS_DOWNLOADED', '1')`, 'void 0'],
    ],
  },
  {
    file: 'components/growth/trial-tooltip.tsx',
    test: 'components/growth/trial-tooltip.test.tsx',
    rules: [
      [
        'S3 the hint goes after five seconds',
        'setTimeout(onHide, tooltipMs)',
        'setTimeout(onHide, 9e5)',
      ],
      ['S3 the hint goes on Escape', `event.key === 'Escape' && onHide()`, 'undefined'],
      [
        'S3 the hint goes when the pointer leaves',
        `=== 'mouse' && onHide()`,
        `=== 'none' && onHide()`,
      ],
      [
        'S3 the hint goes when the cursor leaves',
        'contains(event.relatedTarget)) onHide()',
        'contains(event.relatedTarget)) return',
      ],
      [
        'S3 the hint stays under the pointer',
        `=== 'mouse' && setHeld(true)`,
        `=== 'none' && setHeld(true)`,
      ],
      ['S3 the hint is announced politely', '      role="status"', '      role="alert"'],
    ],
  },
  {
    file: 'lib/growth/product-line.ts',
    test: 'lib/growth/product-line.test.ts',
    rules: [
      ['B4 the address comes before what is stored', '(asked || stored)', '(stored || asked)'],
      ['B4 the pure name never stands twice', '.split(pure)', '.split(standard + pure)'],
      ['B4 Windows links change', 'isStandardWindows(platform) || ', ''],
      ['B4 a link to one version stays', `wanted.has('version') || `, ''],
      ['B4 a link to the v6 client stays', ` || wanted.get('line') === 'v6'`, ''],
    ],
  },
  {
    file: 'lib/growth/lite-page.ts',
    test: 'lib/growth/lite-page.test.ts',
    rules: [
      ['B4 the line is remembered', `writeStored('product_line', line)`, 'void 0'],
      ['B4 the way back forgets the line', `removeStored('product_line')`, 'void 0'],
      [
        'B4 pages that come later change too',
        'observer.observe(document.documentElement, {',
        'void ({',
      ],
      ['B4 the title changes', 'document.title = title', 'void title'],
    ],
  },
  {
    file: 'lib/growth/discount.ts',
    test: 'lib/growth/discount.test.ts',
    rules: [['S3 the discount is 76 without a promoter', ' || offers.defaultDiscount', '']],
  },
  {
    file: 'components/cta/discount.ts',
    test: 'components/cta/discount.test.ts',
    rules: [
      ['S3 a sum of 101 is a coupon pack', 'n === packAt ? pack', 'n === -1 ? pack'],
      ['S3 beside the label stands what every account gets', "n > noteAbove ? note : ''", "''"],
      ['S3 a label of just that needs no second amount', 'n > noteAbove', 'n >= noteAbove'],
    ],
  },
  {
    file: 'lib/upstream/public-config.ts',
    test: 'lib/upstream/resources.test.ts',
    rules: [
      [
        'S3 the store count falls back to 600',
        'storeCount: figures.storeCountFallback',
        "storeCount: '601'",
      ],
    ],
  },
  {
    file: 'app/[locale]/layout.tsx',
    test: 'app/[locale]/layout.test.tsx',
    rules: [['S3 mourning marks the page', `mourning ? '' : undefined`, 'undefined']],
  },
  {
    file: 'components/layout/ads/ad-bottom.tsx',
    test: 'components/layout/ads/ads.test.tsx',
    rules: [['S3 no bottom advertisement with a picture to expand', ' || bottom.expandImage', '']],
  },
  {
    file: 'components/layout/ads/ad-top.tsx',
    test: 'components/layout/ads/ads.test.tsx',
    rules: [
      ['S3 the top advertisement expands to its picture', '{top.expandImage ? (', '{false ? ('],
    ],
  },
  {
    file: 'lib/upstream/qr.ts',
    test: 'lib/upstream/resources.test.ts',
    rules: [
      [
        'B2 QR pictures are those of the brand’s group',
        'group_id: site.qrGroupId',
        'group_id: 1696',
      ],
      [
        'S3 QR pictures fall back to the default ones',
        'QrCodes = { footer: null,',
        `QrCodes = { footer: '/none.png',`,
      ],
    ],
  },
];
