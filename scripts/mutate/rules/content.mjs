/** When campaigns run. */
export const content = [
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
];
