import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

export const homeGoodsFourPeople: CaseRecord = {
  slug: 'home-goods-four-people',
  industry: 'home',
  size: 'small',
  publishedOn: '2026-05-28',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '四人家居团队管理六家店',
      crumb: '家居四人组',
      description:
        '四个人、六家家居店，原来共用三台电脑和一份密码文档。怎样用一个上午建好店铺环境与子账号，再逐家迁移店铺，按店授权给两名运营。',
      lead: '六家店各用一个环境，按店授权给两名运营，不再共用密码文档。需要付费的是套餐和六家店的海外 IP。',
      setting: '4 人 · 6 家店 · 2 个平台',
      before: '三台电脑轮流登录，密码写在共享文档里',
      setup: '一店一个环境，按店授权给两名运营',
      after: '运营只看到自己的店，老板在手机上审批',
      body: [
        h('before', '原来的做法'),
        p(
          '团队经营家居收纳：老板兼采购，一名经理，两名运营。六家店分布在两个平台、六个国家。办公室有三台电脑，谁有空谁登录，密码记在一份共享文档里。',
        ),
        p(
          '出过这些问题：运营甲把英国店的优惠设到了德国店；登录要验证码，手机却在老板手里；老板周末想看订单，只能请同事截图。最让人担心的是那份文档，两位离职的同事仍有链接。',
        ),
        h('setup', '怎样设置'),
        table(
          '四个人的权限',
          ['成员', '可打开的店铺', '时段与设备'],
          ['老板', '全部六家', '不限时段；办公室和家里的电脑，手机上看提醒和审批'],
          ['经理', '全部六家，不看账单', '工作日；办公室电脑'],
          ['运营甲', '英国、美国、加拿大三家', '工作日 9:00–18:00；办公室电脑'],
          ['运营乙', '德国、泰国、日本三家', '工作日 9:00–18:00；办公室电脑'],
        ),
        ul(
          '用一个上午添加六家店，一店一个环境，线路选店铺所在的国家。',
          '经理和两名运营各开一个子账号，按上表授权，不再共用一个账号。',
          '逐家迁移店铺：先在平台修改密码，再到客户端录入，确认正常后迁移下一家。',
          '六家店都迁移完成，停用共享文档。',
          '验证手机换成云号，验证码归到对应的店铺，当班的运营自己能看到。',
        ),
        h('after', '设置后的变化'),
        p(
          '英国店和德国店分给了两名运营，各自打不开对方的店，英国店的优惠不会再设到德国店。验证码由当班的运营自己查看；周末要看订单，老板在家里的电脑上打开店铺。',
        ),
        p(
          '老板出差时，在手机上查看设备风险提醒、审批临时加班授权。每周一早上，经理用十分钟查看上周的行为日志。密码已经改过，离职的同事用旧密码无法登录。',
        ),
        h('fits', '适合哪些团队'),
        p(
          '十人以内、两到十家店、都在办公室工作、没有专职技术人员的团队。有人经常在外，可以给他登记一台笔记本；店铺必须在固定服务器上打开的，可以使用 VPS 版（纯净版）。',
        ),
        noteBlock(
          '需要提前考虑',
          '修改密码后，原来登录过的人可能需要重新登录一次。请选没有大促的上午，并提前通知团队。',
        ),
      ],
    },
    'en-US': {
      title: 'Home goods: six stores, a team of four',
      crumb: 'Home goods, four people',
      description:
        'Four people ran six stores on three computers and one password file. See how they set up environments and sub-accounts, then moved store by store.',
      lead: 'Each of six stores has its own environment, and two operators get access instead of passwords. You pay for a plan and six overseas IPs; the client shows the price before you pay.',
      setting: '4 people · 6 stores · 2 marketplaces',
      before: 'Three shared computers, passwords in a shared file',
      setup: 'One environment per store, access for two operators',
      after: 'Operators see only their stores; the owner approves by phone',
      body: [
        h('before', 'Before'),
        p(
          'The team sells home storage products: an owner who also handles purchasing, a manager and two operators. They have six stores on two marketplaces in six countries. Everyone took turns on three office computers, and the passwords were in a shared file.',
        ),
        p(
          'The same problems kept coming up. Operator A put a discount for the UK store into the German one. A sign-in needed a code while the owner had the phone. When the owner wanted to check orders on the weekend, a colleague had to send a screenshot. The file was the biggest worry: two people who had left still had the link.',
        ),
        h('setup', 'What they set up'),
        table(
          'Access for four people',
          ['Who', 'Can open', 'Hours and devices'],
          [
            'Owner',
            'All six stores',
            'Any time; computers at work and at home, warnings and approvals by phone',
          ],
          ['Manager', 'All six stores, no billing', 'Weekdays; office computer'],
          [
            'Operator A',
            'UK, United States, Canada',
            'Weekdays from 9:00 to 18:00; office computer',
          ],
          [
            'Operator B',
            'Germany, Thailand, Japan',
            'Weekdays from 9:00 to 18:00; office computer',
          ],
        ),
        ul(
          'Add all six stores in one morning, each with its own environment and a route in the store’s country.',
          'Create sub-accounts for the manager and both operators and give access as in the table. Nobody shares an account anymore.',
          'Move the stores one by one: change the password on the marketplace, enter the new one in the client, and go on when the store works.',
          'After the sixth store, delete the shared file.',
          'Replace the verification phone with cloud numbers. Codes are filed by store, so the operator on shift sees them.',
        ),
        h('after', 'What changed'),
        p(
          'The UK and German stores now have different operators, who can’t open each other’s stores, so that mix-up can’t happen again. The operator on shift sees the codes. On weekends the owner opens the stores on the computer at home to check orders.',
        ),
        p(
          'While traveling, the owner reads device-risk warnings and approves after-hours access by phone. On Monday mornings the manager spends ten minutes on last week’s activity log. The passwords have changed, so people who left can’t sign in with the old ones.',
        ),
        h('fits', 'Who this fits'),
        p(
          'Teams of up to ten people with two to ten stores, in one office, without IT staff. If someone often works elsewhere, register a laptop for them. If a store has to run on a fixed server, use the VPS edition (Pure).',
        ),
        noteBlock(
          'Think about this first',
          'After the passwords change, everyone who was signed in may have to sign in once more. Choose a morning without a sale and let the team know in advance.',
        ),
      ],
    },
  },
};
