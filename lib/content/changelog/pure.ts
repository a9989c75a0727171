import type { ChangelogEntry } from '../types';

export const pureEntries: readonly ChangelogEntry[] = [
  {
    line: 'pure',
    version: '5.291.0',
    beta: true,
    systems: [{ name: 'Windows Server', day: '2026-11-16' }],
    changes: {
      'zh-CN': ['测试：行为日志的新筛选，与 v5 测试版相同。'],
      'en-US': ['Beta: the new activity log filters, as in the v5 beta.'],
    },
  },
  {
    line: 'pure',
    version: '5.290.2',
    systems: [{ name: 'Windows Server', day: '2026-11-05' }],
    changes: {
      'zh-CN': [
        '打开未与本服务器绑定的店铺时，提示该店绑定在哪台服务器。',
        '修复：登录时段结束后，已打开的店铺没有立即关闭。',
      ],
      'en-US': [
        'When you open a store that isn’t bound to this server, a message now names the server it is bound to.',
        'Fixed: open stores didn’t close immediately when login hours ended.',
      ],
    },
  },
  {
    line: 'pure',
    version: '5.289.4',
    systems: [{ name: 'Windows Server', day: '2026-09-10' }],
    changes: {
      'zh-CN': [
        'VPS 版（纯净版）首次发布，需要 Windows Server 2019 与 .NET Framework 4.5.2。',
        '只打开与服务器绑定的店铺；其余与 v5 5.289.4 相同，含成员权限表与免密交接。',
      ],
      'en-US': [
        'Requires Windows Server 2019 with .NET Framework 4.5.2.',
        'Permission table and password-free handover, as in v5 5.289.4.',
      ],
    },
  },
];
