import type { ChangelogEntry } from '../types';

export const androidEntries: readonly ChangelogEntry[] = [
  {
    line: 'android',
    version: '5.62.1',
    systems: [{ name: 'Android', day: '2026-10-29' }],
    changes: {
      'zh-CN': [
        '可以在手机上同意或拒绝临时加班授权。',
        '风险提醒里直接收回店铺，不必再回到电脑前。',
        '修复：部分手机锁屏后收不到提醒。',
      ],
      'en-US': [
        'Requests for extra hours can be accepted or refused on the phone.',
        'A store can be taken back right from a risk warning, without a computer.',
        'Fixed: no warnings on some phones while the screen was locked.',
      ],
    },
  },
  {
    line: 'android',
    version: '5.61.0',
    systems: [{ name: 'Android', day: '2026-08-20' }],
    changes: {
      'zh-CN': ['需要 Android 7.0 及以上。', '可以查看店铺列表与设备风险提醒。'],
      'en-US': ['Needs Android 7.0 or later.', 'Shows the store list and device-risk warnings.'],
    },
  },
];
