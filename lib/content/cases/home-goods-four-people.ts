import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

export const homeGoodsFourPeople: CaseRecord = {
  slug: 'home-goods-four-people',
  industry: 'home',
  size: 'small',
  publishedOn: '2026-05-28',
  text: {
    'zh-CN': {
      title: '家居四人组，六家店不再串',
      crumb: '家居四人组',
      description:
        '典型场景：四个人、六家家居店，原来靠三台电脑和一个密码本。说明怎样用一个上午把环境与权限分开，以及之后每天有什么不一样。',
      setting: '4 人 · 6 家店 · 2 个平台',
      before: '三台电脑轮着登，密码写在共享文档里',
      setup: '一店一个环境，按店授权给两名运营',
      after: '各人只见自己的店，老板在手机上批授权',
      body: [
        h('before', '原来怎样'),
        p(
          '团队做家居收纳，老板兼采购，一名经理，两名运营。六家店分在两个平台、六个国家。办公室有三台电脑，谁空着谁登，密码记在一份共享文档里。',
        ),
        p(
          '麻烦都不大，但天天有：运营甲把英国店的优惠设到了德国店；登录要验证码，手机在老板口袋里；周末想看一眼订单，只能让同事截图。最担心的是那份文档，离开过的两个人也有链接。',
        ),
        h('setup', '一个上午怎样分开'),
        table(
          '六家店，四个人',
          ['谁', '能打开', '时段与设备'],
          ['老板', '全部六家', '不限时段；电脑（手机上看提醒、批授权）'],
          ['经理', '全部六家，不看账单', '工作日；办公室电脑'],
          ['运营甲', '英国、德国、泰国三家', '工作日 9:00–18:00；办公室电脑'],
          ['运营乙', '美国、加拿大、日本三家', '工作日 9:00–18:00；办公室电脑'],
        ),
        ul(
          '给六家店各建一个环境，线路选店铺所在的国家。',
          '老板把六组密码录入一次，随后到各平台改掉旧密码，共享文档作废。',
          '验证手机换成云号，验证码按店归档，当班的人自己看得到。',
          '两名运营各开一个子账号，不再轮流用同一个。',
        ),
        h('after', '之后每天'),
        p(
          '运营打开电脑，只看到自己的三家店，设错店铺这种事没有了机会。老板出差时，在手机上看提醒、批加班授权。每周一早上，经理花十分钟看上周的行为日志。',
        ),
        p('这个团队没有买服务器，也没有改变排班，变的只是「谁能打开哪家店」从口头约定变成了设置。'),
        h('fits', '适合照着做的团队'),
        p(
          '人数在十人以内，店铺两到十家，都在办公室工作，没有专门的技术人员。若有人长期在外，给他登记一台笔记本即可；若店铺必须在固定的服务器上打开，再考虑纯净版。',
        ),
        noteBlock(
          '要提前想好的',
          '改密码那一步可能要所有人重新登录一次，挑一个没有大促的上午，提前在群里说好。',
        ),
      ],
    },
    'en-US': {
      title: 'Home goods, four people, six stores untangled',
      crumb: 'Home goods, four people',
      description:
        'A typical scenario: four people, six home-goods stores, three computers, one password file. How a morning separates them, and what is different afterwards.',
      setting: '4 people · 6 stores · 2 platforms',
      before: 'Three computers in turn, passwords in a shared file',
      setup: 'One environment per store, granted to two operators',
      after: 'Everybody sees their own stores, the owner approves by phone',
      body: [
        h('before', 'How it was'),
        p(
          'The team sells storage for the home: an owner who also buys, a manager and two operators. Six stores on two platforms in six countries. There are three computers in the office; whoever finds one free signs in. Passwords stand in a shared file.',
        ),
        p(
          'The troubles are small and daily. A discount for the UK store lands in the German one. A sign-in needs a code, and the phone is in the owner’s pocket. At weekends, looking at orders means asking a colleague for a screenshot. The worst worry is the file: two people who left still have the link.',
        ),
        h('setup', 'One morning of separating'),
        table(
          'Six stores, four people',
          ['Who', 'Opens', 'Hours and devices'],
          ['Owner', 'All six', 'Any time; computer (warnings and approvals on the phone)'],
          ['Manager', 'All six, without billing', 'Workdays; office computer'],
          ['Operator A', 'UK, Germany, Thailand', 'Workdays 9:00–18:00; office computer'],
          ['Operator B', 'United States, Canada, Japan', 'Workdays 9:00–18:00; office computer'],
        ),
        ul(
          'One environment per store, with a line in the store’s country.',
          'The owner enters six passwords once, changes the old ones on the platforms, and the shared file is history.',
          'Cloud numbers replace the verification phone; codes are filed by store, and whoever is on duty sees them.',
          'Each operator has a sub-account instead of sharing one.',
        ),
        h('after', 'Every day since'),
        p(
          'Operators start their computer and see three stores, their own, so there is no wrong store to set a discount in. The owner reads warnings and approves extra hours on the phone while travelling. On Monday mornings the manager spends ten minutes on last week’s log.',
        ),
        p(
          'No server was bought and no rota changed. What changed is that “who opens which store” is a setting now and not a matter of words.',
        ),
        h('fits', 'Teams this fits'),
        p(
          'Up to ten people, two to ten stores, everybody in the office, no technician. If somebody is away for long, register a laptop for them. If a store has to be opened on a fixed server, look at Pure.',
        ),
        noteBlock(
          'Think of this beforehand',
          'Changing passwords may make everybody sign in once more. Choose a morning without a sale and tell the team in advance.',
        ),
      ],
    },
  },
};
