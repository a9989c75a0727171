import type { ChangelogEntry } from '../types';

export const pureEntries: readonly ChangelogEntry[] = [
  {
    line: 'pure',
    version: '5.291.0',
    beta: true,
    systems: [{ name: 'Windows Server', day: '2026-11-16' }],
    changes: {
      'zh-CN': ['测试：行为日志的新筛选，与 v5 测试版相同。'],
      'en-US': ['Trial: the new filters of the activity log, as in the v5 beta.'],
    },
  },
  {
    line: 'pure',
    version: '5.290.2',
    systems: [{ name: 'Windows Server', day: '2026-11-05' }],
    changes: {
      'zh-CN': [
        '打开未与本服务器绑定的店铺时，写明该店绑定在哪里，而不只是打不开。',
        '修复：登录时段结束后，已打开的店铺没有立即关闭。',
      ],
      'en-US': [
        'Opening a store that is not bound to this server now says so and names where it is bound.',
        'Fixed: a store stayed open after its login hours had ended.',
      ],
    },
  },
  {
    line: 'pure',
    version: '5.289.4',
    systems: [{ name: 'Windows Server', day: '2026-09-10' }],
    changes: {
      'zh-CN': [
        '需要 Windows Server 2019 与 .NET Framework 4.5.2。',
        '成员权限表与免密交接，与 v5 5.289.4 相同。',
      ],
      'en-US': [
        'Needs Windows Server 2019 with .NET Framework 4.5.2.',
        'Permission sheet and password-free hand-over as in v5 5.289.4.',
      ],
    },
  },
];
