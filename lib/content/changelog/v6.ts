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
        '店铺列表按平台与国家分组，打开多家店时可以一次切到同组。',
        '设备风险提醒写明与往常不同的是设备、网络还是登录地。',
        '线路测速结束后列出结果，由您决定是否更换，不自动切换。',
      ],
      'en-US': [
        'Four packages on one day: Windows, Mac (Intel), Mac (Apple M series) and Linux.',
        'The store list groups by platform and country; with many stores open, a whole group comes to the front at once.',
        'Device-risk warnings say whether it is the device, the network or the place that differs from the usual.',
        'A finished line test lists its results and leaves the change to you instead of switching by itself.',
      ],
    },
  },
];
