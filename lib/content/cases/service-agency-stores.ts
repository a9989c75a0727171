import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

export const serviceAgencyStores: CaseRecord = {
  slug: 'service-agency-stores',
  industry: 'service',
  size: 'middle',
  publishedOn: '2026-08-13',
  text: {
    'zh-CN': {
      title: '代运营，替客户看店不碰密码',
      crumb: '代运营团队',
      description:
        '典型场景：十二人的代运营团队，同时照看多位客户的店铺。说明怎样在不接触客户密码的前提下接店、按合同收回，并给客户看得懂的记录。',
      setting: '12 人 · 多位客户的店铺',
      before: '客户把密码发来，合同到期也没人收',
      setup: '客户自己录入密码，团队只拿到打开的权利',
      after: '到期即收，日志按店说得清',
      body: [
        h('before', '原来怎样'),
        p(
          '代运营团队替别人看店，最敏感的就是账号。以往签完合同，客户把账号、密码、验证手机一起发过来，团队再分给两三名运营。服务结束，双方都说「密码我们改一下」，改没改，谁也没再确认。',
        ),
        p(
          '客户不放心，团队也冤枉：店里出了差错，第一个被问的总是代运营，却拿不出是谁在什么时候做了什么。',
        ),
        h('setup', '怎样接店'),
        table(
          '一次接店，各做各的',
          ['步骤', '客户', '代运营'],
          ['接店', '录入账号密码，系统加密', '看不到密码，只看到店铺'],
          ['分工', '同意由谁来做', '授权给指定的两名运营'],
          ['验证码', '号码仍归客户', '按店归档，当班的人可见'],
          ['出差错', '要求说明', '按店、按时间给出日志'],
          ['到期', '收回授权', '当天打不开，无须交还任何东西'],
        ),
        ul(
          '每位客户的店铺单独成组，运营之间互相看不到别组的店。',
          '每家店一个独立环境、一条固定线路，线路不在客户之间共用。',
          '合同写明服务时段，登录时段照合同设。',
          '用来登录的电脑只登记办公室里的，外包人员不带自己的设备。',
        ),
        h('after', '之后'),
        p(
          '谈新客户时，多了一句话可以说：「您的密码不用给我们。」服务中的月报附上行为日志的摘要，谁在什么时候处理了哪些事，一目了然。合同到期，客户点一下收回，双方当天两清。',
        ),
        p(
          '团队内部也轻松：新运营接手一位客户，不用再学一遍密码放在哪里；请假换班，由经理改一下授权就行。',
        ),
        h('fits', '适合照着做的团队'),
        p(
          '替他人运营店铺的服务商、多品牌集团里服务各品牌的运营中心。如果希望把介绍来的卖家也记在自己名下，可以另外了解渠道合作；那是另一份协议，与代运营互不影响。',
        ),
        noteBlock(
          '要提前想好的',
          '店铺必须由权利人授权。没有授权的店，不要接；这既是服务协议的要求，也是对自己的保护。',
        ),
      ],
    },
    'en-US': {
      title: 'An agency runs stores without their passwords',
      crumb: 'Agency team',
      description:
        'A typical scenario: an agency of twelve runs clients’ stores. How it takes them over without a password, gives them back, and shows a record clients can read.',
      setting: '12 people · stores of several clients',
      before: 'Clients send passwords, nobody takes them back',
      setup: 'Clients enter them; the team only gets to open stores',
      after: 'Ends on the day, with a log by store',
      body: [
        h('before', 'How it was'),
        p(
          'An agency runs other people’s stores, and nothing is as delicate as the accounts. After signing, a client used to send account, password and verification phone, and the agency gave them to two or three operators. At the end both sides said “we will change the password”. Whether anybody did was never checked.',
        ),
        p(
          'Clients were uneasy, and the agency suffered too: when something went wrong in a store, it was the first to be asked, and could not show who had done what and when.',
        ),
        h('setup', 'How a store is taken over'),
        table(
          'Taking over a store, each side its part',
          ['Step', 'Client', 'Agency'],
          [
            'Taking over',
            'Enters account and password, which are encrypted',
            'Sees the store, never the password',
          ],
          ['Division of work', 'Agrees who works on it', 'Grants it to two named operators'],
          ['Codes', 'Keeps the number', 'Whoever is on duty sees them, filed by store'],
          ['A mistake', 'Asks for an explanation', 'Shows the log by store and time'],
          ['The end', 'Revokes the grant', 'It no longer opens; nothing to hand back'],
        ),
        ul(
          'Each client’s stores are a group; operators do not see other groups.',
          'Each store has its own environment and fixed line; clients never share a line.',
          'The contract names service hours, and login hours follow it.',
          'Only office computers are registered; nobody brings a device of their own.',
        ),
        h('after', 'Since then'),
        p(
          'There is a new sentence for talks with clients: “You need not give us your password.” Monthly reports carry a summary of the log, with who handled what and when. When a contract ends, the client clicks once, and both sides are quits the same day.',
        ),
        p(
          'It is lighter inside too. An operator who takes on a client does not learn where the passwords are. For holidays and shifts a manager changes the grant, and that is all.',
        ),
        h('fits', 'Teams this fits'),
        p(
          'Providers who run stores for others, and operation centres that serve the brands of one group. If you also want sellers you bring to be credited to you, look at reselling: that is a separate agreement and does not touch this work.',
        ),
        noteBlock(
          'Think of this beforehand',
          'A store needs the permission of whoever owns it. Do not take one without. The service agreement asks for it, and it protects you.',
        ),
      ],
    },
  },
};
