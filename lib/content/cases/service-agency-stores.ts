import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

export const serviceAgencyStores: CaseRecord = {
  slug: 'service-agency-stores',
  industry: 'service',
  size: 'middle',
  publishedOn: '2026-08-13',
  text: {
    'zh-CN': {
      title: '代运营团队怎样免密接手店铺',
      crumb: '代运营团队',
      description:
        '十二人的代运营团队，管理多位客户的店铺：客户在自己的账号里录入密码，授权给代运营的子账号；合同到期立即收回，行为日志按店可查。',
      lead: '店铺和密码都在客户自己的账号里，代运营用子账号打开店铺。子账号计入客户的套餐，费用由谁承担写进服务合同。',
      setting: '12 人 · 多位客户的店铺',
      before: '客户发来密码，合同到期后没有更换',
      setup: '客户自己录入密码，代运营只获得授权',
      after: '合同到期立即收回，日志按店可查',
      body: [
        h('before', '原来的做法'),
        p(
          '以前签完合同，客户把账号、密码、验证手机一起发来，团队再分给两三名运营。服务结束后，双方都以为对方会改密码，没有人确认。',
        ),
        p('客户不放心，团队也说不清：店铺出了差错，查不到谁在什么时候打开过店铺。'),
        h('setup', '怎样接手店铺'),
        table(
          '接手店铺时双方的分工',
          ['步骤', '客户', '代运营'],
          [
            '开始服务',
            '用自己的账号添加店铺，录入账号密码',
            '通过客户的邀请链接加入，各用自己的子账号',
          ],
          ['分工', '授权给代运营指定的经理和两名运营', '打开店铺，看不到密码'],
          ['验证码', '改用云号接收', '当班的运营看到对应店铺的验证码'],
          ['出现差错', '查看这家店的行为日志', '按店、按时间说明经过'],
          ['合同到期', '收回授权，把成员移出团队', '立即打不开店铺'],
        ),
        ul(
          '每位客户一个团队，运营只能打开授权给自己的店铺。',
          '每家店一个独立环境、一条固定线路，客户之间不共用线路。',
          '合同写明服务时段，登录时段按合同设定。',
          '只登记代运营办公室的电脑，运营不使用自己的设备。',
        ),
        h('after', '设置后的变化'),
        p(
          '与新客户洽谈时，可以直接告诉对方：不用提供密码。每月报告附上行为日志摘要，列出谁在什么时候打开过哪家店。合同到期，客户收回授权，立即生效。',
        ),
        p(
          '团队内部也更方便：新运营接手客户，加入团队、由经理授权后即可开始；请假换班，由经理调整授权。',
        ),
        h('fits', '适合哪些团队'),
        p(
          '为客户运营店铺的服务商，以及用一个团队运营多个品牌的公司。还想推荐卖家使用超级浏览器的，可以申请渠道合作，与您的代运营合同互不影响。',
        ),
        noteBlock(
          '需要提前考虑',
          '接手前，请取得店铺权利人的授权。用户服务协议不允许管理未经权利人授权的店铺。',
        ),
      ],
    },
    'en-US': {
      title: 'Agency: running client stores without passwords',
      crumb: 'Agency team',
      description:
        'An agency of twelve runs its clients’ stores. Clients enter passwords in their own account and give sub-accounts access that ends with the contract.',
      lead: 'Stores and passwords stay in the client’s own account, and the agency opens the stores with sub-accounts. These are part of the client’s plan; the service contract says who pays.',
      setting: '12 people · stores of several clients',
      before: 'Clients send passwords, and nobody changes them afterward',
      setup: 'Clients enter the passwords; the agency gets access only',
      after: 'Access ends with the contract, with a log for each store',
      body: [
        h('before', 'Before'),
        p(
          'New clients used to send the account, password and verification phone, and the agency shared them with two or three operators. When a contract ended, each side thought the other would change the password, and nobody checked.',
        ),
        p(
          'Clients were uneasy, and the agency had no answer: when something went wrong in a store, it couldn’t show who had opened it and when.',
        ),
        h('setup', 'How a store is taken over'),
        table(
          'Who does what',
          ['Step', 'Client', 'Agency'],
          [
            'Getting started',
            'Adds the stores in their own account and enters the passwords',
            'Joins through the client’s invitation link, one sub-account per person in the client’s plan',
          ],
          [
            'Assigning work',
            'Gives access to a named manager and two operators',
            'Opens the stores, never sees the passwords',
          ],
          [
            'Codes',
            'Receives them with a cloud number',
            'The operator on shift sees that store’s codes',
          ],
          ['A mistake', 'Reads the store’s activity log', 'Explains it by store and time'],
          [
            'End of contract',
            'Revokes access and removes the members',
            'Can’t open the stores from that moment',
          ],
        ),
        ul(
          'Each client is a team of its own, and operators open only the stores they have access to.',
          'Each store has its own environment and fixed route. No two clients share a route.',
          'The contract states service hours, and login hours match them.',
          'Only the agency’s office computers are registered. Contractors don’t use their own devices.',
        ),
        h('after', 'What changed'),
        p(
          'The agency can tell new clients that it doesn’t need their passwords. Monthly reports include a summary of the activity log, showing who opened which store and when. When a contract ends, the client revokes access, and it ends immediately.',
        ),
        p(
          'Staffing is easier too. A new operator joins the client’s team and starts as soon as a manager gives them access, and managers adjust access for vacations and shifts.',
        ),
        h('fits', 'Who this fits'),
        p(
          'Agencies that run stores for clients, and companies where one team runs several brands. If you’d also like to refer sellers to SuperBrowser, see the channel partner program, which has its own contract.',
        ),
        noteBlock(
          'Think about this first',
          'Get the store owner’s authorization before you take on a store. The User Service Agreement doesn’t allow managing stores without it.',
        ),
      ],
    },
  },
};
