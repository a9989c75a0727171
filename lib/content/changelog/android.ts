import type { ChangelogEntry } from '../types';

export const androidEntries: readonly ChangelogEntry[] = [
  {
    line: 'android',
    version: '5.62.1',
    systems: [{ name: 'Android', day: '2026-10-29' }],
    changes: {
      'zh-CN': [
        '可以在手机上同意或拒绝临时加班授权。',
        '可以在设备风险提醒里直接收回店铺，不必回到电脑前。',
        '修复：部分手机锁屏后收不到提醒。',
      ],
      'en-US': [
        'Approve or refuse requests for after-hours access on your phone.',
        'Take a store back straight from a device-risk warning, without a computer.',
        'Fixed: warnings didn’t arrive on some phones while the screen was locked.',
      ],
    },
  },
  {
    line: 'android',
    version: '5.61.0',
    systems: [{ name: 'Android', day: '2026-08-20' }],
    changes: {
      'zh-CN': [
        'Android 版首次发布，支持 Android 7.0 及以上。',
        '可以查看店铺列表与设备风险提醒，授权店铺、修改登录时段、收回授权。',
      ],
      'en-US': [
        'Requires Android 7.0 or later.',
        'See your store list and device-risk warnings; grant access, change login hours and revoke access.',
      ],
    },
  },
];
