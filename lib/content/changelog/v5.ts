import type { ChangelogEntry } from '../types';

export const v5Entries: readonly ChangelogEntry[] = [
  {
    line: 'v5',
    version: '5.291.0',
    beta: true,
    systems: [
      { name: 'Windows', day: '2026-11-16' },
      { name: 'macOS', day: '2026-11-17' },
    ],
    changes: {
      'zh-CN': [
        '测试：行为日志可以按店铺与成员同时筛选。',
        '测试：自动化流程失败时，任务旁显示停在哪一步。',
      ],
      'en-US': [
        'Beta: filter the activity log by store and member at the same time.',
        'Beta: when a flow fails, the task shows the step where it stopped.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.290.2',
    systems: [{ name: 'Windows', day: '2026-11-05' }],
    changes: {
      'zh-CN': [
        '提供 64 位与 32 位安装包，另有 zip 包。',
        '修复：部分电脑上，登录时段结束后已打开的店铺没有立即关闭。',
        '修复：应用中心里，同一扩展装到多家店时偶尔只在一家店生效。',
      ],
      'en-US': [
        'Available as 64-bit and 32-bit installers and as a zip package.',
        'Fixed: on some computers, open stores didn’t close immediately when login hours ended.',
        'Fixed: an extension installed for several stores sometimes worked in only one of them.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.290.1',
    systems: [{ name: 'macOS', day: '2026-11-06' }],
    changes: {
      'zh-CN': ['修复：登录设备取消登记后，已打开的店铺没有立即关闭。'],
      'en-US': [
        'Fixed: open stores didn’t close immediately after the login device was unregistered.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.289.4',
    systems: [
      { name: 'Windows', day: '2026-09-10' },
      { name: 'macOS', day: '2026-09-11' },
    ],
    changes: {
      'zh-CN': [
        '成员权限表可以按店铺逐格开关，查看谁能打开哪家店。',
        '免密交接时可以同时设定登录时段与登录设备。',
        'Mac 版首次发布，Intel 与 Apple M 系列各有安装包。',
        '修复：店铺改名后，行为日志里仍显示旧名字。',
      ],
      'en-US': [
        'Turn access on or off store by store in the permission table, and see who can open what.',
        'Set login hours and devices in the same step when you hand over a store without its password.',
        'Mac: separate installers for Intel and Apple M series.',
        'Fixed: the activity log showed the old name of a renamed store.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.288.6',
    systems: [{ name: 'Linux', day: '2026-08-06' }],
    changes: {
      'zh-CN': ['支持 Deepin 15.11 及以上。', '修复：店铺改名后，收藏夹里仍显示旧名字。'],
      'en-US': [
        'Runs on Deepin 15.11 and later.',
        'Fixed: bookmarks showed the old name of a renamed store.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.288.3',
    systems: [{ name: 'Windows', day: '2026-07-02' }],
    changes: {
      'zh-CN': [
        '未登记的设备请求打开店铺时，先暂停，等老板或经理决定。',
        '云号收到的验证码归到对应的店铺，只有获得授权的成员能看到。',
      ],
      'en-US': [
        'When an unregistered device asks to open a store, the store stays closed until the owner or a manager decides.',
        'Codes received by cloud numbers are filed by store and visible only to members with access.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.287.2',
    systems: [{ name: 'Linux', day: '2026-05-21' }],
    changes: {
      'zh-CN': [
        'Linux 版首次发布，支持 Deepin 15.11 及以上；店铺列表和环境设置与 Windows 版 5.287.1 一致。',
        '子账号共用店铺环境时，操作分别记入日志。',
      ],
      'en-US': [
        'Store list and environment settings match 5.287.1 for Windows.',
        'When sub-accounts share a store environment, each one’s actions are logged separately.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.287.1',
    systems: [{ name: 'Windows', day: '2026-05-14' }],
    changes: {
      'zh-CN': [
        '子账号之间可以共用同一份店铺环境，操作仍分别记入日志。',
        '清除缓存时可以只选一家店，不影响其他店的登录。',
      ],
      'en-US': [
        'Sub-accounts can share one store environment; each one’s actions are still logged separately.',
        'Clear the cache of a single store without signing out of the others.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.286.2',
    systems: [{ name: 'Windows', day: '2026-03-19' }],
    changes: {
      'zh-CN': [
        '经理可以查看本组成员的行为日志，老板可以查看全部。',
        '修复：登录时段之外，自动化流程仍会启动。',
      ],
      'en-US': [
        'Managers can read the activity log of their own members; owners can read all of it.',
        'Fixed: flows started outside login hours.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.285.0',
    systems: [{ name: 'Windows', day: '2026-01-22' }],
    changes: {
      'zh-CN': ['收藏夹按店铺保存，可以整理成文件夹。', '每家店铺可以绑定一条固定的海外线路。'],
      'en-US': [
        'Bookmarks are saved per store and can be sorted into folders.',
        'Bind each store to one fixed overseas route.',
      ],
    },
  },
];
