import type { ChangelogEntry } from '../types';

export const v6Entries: readonly ChangelogEntry[] = [
  {
    line: 'v6',
    version: '6.21.7',
    systems: [
      { name: 'Windows', day: '2026-11-12' },
      { name: 'macOS', day: '2026-11-12' },
      { name: 'Linux', day: '2026-11-12' },
    ],
    changes: {
      'zh-CN': [
        '四个安装包同时发布：Windows、Mac（Intel）、Mac（Apple M 系列）与 Linux。',
        '店铺列表按平台与国家分组；打开多家店后，可以一次切换到同组的店铺。',
        '设备风险提醒写明与平时不同的是设备、网络还是登录地。',
        '线路测速后列出结果，由您决定是否更换，不会自动切换。',
      ],
      'en-US': [
        'Four installers released together: Windows, Mac (Intel), Mac (Apple M series) and Linux.',
        'The store list is now grouped by marketplace and country. With several stores open, you can switch to a whole group at once.',
        'Device-risk warnings say whether the device, network or location is unusual.',
        'Route speed tests list their results so you decide whether to switch. Nothing changes automatically.',
      ],
    },
  },
];
