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
        '测试：自动化流程失败时，在任务旁写明停在哪一步。',
      ],
      'en-US': [
        'Trial: the activity log filters by store and member together.',
        'Trial: when an automated flow fails, the task says at which step it stopped.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.290.2',
    systems: [{ name: 'Windows', day: '2026-11-05' }],
    changes: {
      'zh-CN': [
        '提供 64 位、32 位安装包与 zip 压缩包。',
        '修复：部分电脑上，登录时段结束后已打开的店铺没有立即关闭。',
        '修复：扩展中心里，同一扩展装到多家店时偶尔只生效一家。',
      ],
      'en-US': [
        'Comes as a 64-bit and a 32-bit installer and as a zip package.',
        'Fixed: on some computers a store stayed open after its login hours had ended.',
        'Fixed: an extension installed for several stores sometimes worked in one only.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.290.1',
    systems: [{ name: 'macOS', day: '2026-11-06' }],
    changes: {
      'zh-CN': [
        'Intel 与 Apple M 系列各有安装包。',
        '修复：登录设备取消登记后，已打开的店铺没有立即关闭。',
      ],
      'en-US': [
        'Separate packages for Intel and the Apple M series.',
        'Fixed: a store stayed open after its login device had been unregistered.',
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
        '成员权限表可以按店铺逐格开关，一眼看到谁能打开哪家店。',
        '免密交接时可以同时设定登录时段与登录设备。',
        '修复：店铺改名后，行为日志里仍显示旧名字。',
      ],
      'en-US': [
        'The permission sheet switches store by store, so that it shows at a glance who opens what.',
        'A password-free hand-over sets hours and devices in the same step.',
        'Fixed: the activity log kept the old name of a renamed store.',
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
        'Fixed: bookmarks kept the old name of a renamed store.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.288.3',
    systems: [{ name: 'Windows', day: '2026-07-02' }],
    changes: {
      'zh-CN': [
        '未登记的设备请求打开店铺时，先暂停并询问老板或经理。',
        '云号收到的验证码按店铺归档，只有被授权的成员看得到。',
      ],
      'en-US': [
        'When an unregistered device asks to open a store, it waits until owner or manager has answered.',
        'Codes received by cloud numbers are filed by store and seen by authorised members only.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.287.2',
    systems: [{ name: 'Linux', day: '2026-05-21' }],
    changes: {
      'zh-CN': [
        '店铺列表与环境设置同 Windows 版 5.287.1 一致。',
        '子账号共用店铺环境时，操作分别记入日志。',
      ],
      'en-US': [
        'Store list and environment settings match 5.287.1 for Windows.',
        'Where sub-accounts share a profile, what each does is logged separately.',
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
        'Sub-accounts can share one profile of a store; what each does is still logged separately.',
        'Clearing the cache can be limited to one store and leaves the others signed in.',
      ],
    },
  },
  {
    line: 'v5',
    version: '5.286.2',
    systems: [{ name: 'Windows', day: '2026-03-19' }],
    changes: {
      'zh-CN': [
        '经理可以查看所辖成员的行为日志，老板查看全部。',
        '修复：登录时段之外，自动化流程仍会启动。',
      ],
      'en-US': [
        'Managers read the activity log of their own members, the owner reads all of it.',
        'Fixed: automated flows still started outside login hours.',
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
        'Bookmarks are kept by store and can be sorted into folders.',
        'Each store can be bound to one fixed overseas line.',
      ],
    },
  },
];
