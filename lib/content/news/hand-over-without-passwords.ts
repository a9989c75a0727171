import { h, link, noteBlock, ol, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

export const handOverWithoutPasswords: BuiltArticle = {
  slug: 'hand-over-without-passwords',
  category: 'team',
  publishedOn: '2026-06-11',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '怎样不给密码交接店铺',
      crumb: '免密交接店铺',
      description:
        '密码发进聊天框就收不回来。免密交接店铺的做法：事先约定四件事，设置授权、登录时段与登录设备，交接结束后收回权限、核对行为日志。',
      lead: '接手人用自己的账号打开店铺，看不到密码；您取消授权，立即失效。',
      body: [
        p(
          '交接店铺时，常见的做法是把账号、密码、验证手机一起发给接手人。之后密码转发给了谁、存在哪里、接手人换岗后还能不能登录，都无法确认。',
        ),
        p(
          '更稳妥的做法是只给授权：密码由您录入并加密保存，接手人得到的是打开这家店的权限，随时可以收回。',
        ),
        h('difference', '给密码与给授权的区别'),
        table(
          '同一次交接的两种方式',
          ['对比', '给密码', '给授权'],
          ['对方得到什么', '可以在任何设备上登录', '在指定时段、用指定设备打开这家店'],
          ['能否转给别人', '能，而且您不知道', '不能，授权只属于该成员的账号'],
          ['怎样收回', '改密码，通知所有使用的人', '取消授权，立即失效'],
          ['出错怎样查', '只能查到「店铺账号」', '能查到成员、时间和设备'],
        ),
        h('agree', '交接前约定四件事'),
        ul(
          '店铺：只交接这一家，不要把整个分组都授权出去。',
          '工作：上架、客服、发货还是财务？只写需要对方做的工作。',
          '时段：工作日 9:00–18:00，还是大促期间全天？',
          '设备：办公室的电脑，还是登记过的笔记本？',
        ),
        p(
          '写成一句话即可，例如：「小吴，工作日 9:00–18:00，用办公室电脑，打开英国服饰店，处理客服消息。」然后按这句话设置。',
        ),
        h('steps', '操作步骤'),
        ol(
          '老板或经理录入店铺的账号密码。录入后加密保存，界面上只显示圆点。',
          '在成员列表里选中接手人，勾选这家店。',
          '设定登录时段与登录设备。',
          '接手人在自己的账号里看到这家店，点「打开」进入卖家后台。',
          '您在行为日志里看到接手人打开店铺的记录，交接完成。',
        ),
        noteBlock(
          '验证码怎么处理',
          '平台有时会要求短信验证。不要把验证手机也交出去，可以改用云号接收：验证码归到对应的店铺，只有获得授权的成员能看到。',
        ),
        h('back', '交接结束后怎样收回'),
        p(
          '登录时段按周重复，只限定哪几天、几点可以打开店铺；授权一直有效，直到您收回。因此无论是临时代班还是长期交接，结束后都要取消勾选。店铺的登录状态保留在环境里，对方没有见过密码，平台密码不需要因为换岗而修改。',
        ),
        p(
          '如果以前已经把密码发给很多人，建议选淡季的一个上午，先在平台统一修改密码，再到客户端重新录入，以后只给授权。修改后，聊天记录里的旧密码随之失效。',
        ),
        p(
          '提现、修改收款账户等财务操作，建议由老板和经理自己处理。授权决定谁能打开哪家店；在店里做什么，还需要书面约定，并每周查看行为日志。',
        ),
        link('/cores', '查看免密打开与权限设置'),
      ],
    },
    'en-US': {
      title: 'How to hand over a store without its password',
      crumb: 'Handing over a store',
      description:
        'Once you send a store’s password in a chat, you can’t take it back. See what to agree on first, how to give access instead, and how to revoke it later.',
      lead: 'Your colleague opens the store from their own account and never sees the password. When you revoke access, it ends immediately.',
      body: [
        p(
          'Teams often hand over a store by sending its account, password and verification phone to the next person. After that you can’t tell how often the password was forwarded, where it’s saved, or whether it still works for people who changed roles.',
        ),
        p(
          'Give access to the store instead. You enter the password once and it’s stored encrypted; your colleague gets permission to open this store, which you can revoke at any time.',
        ),
        h('difference', 'Password or access: the difference'),
        table(
          'Two ways to hand over the same store',
          ['Compare', 'Sharing the password', 'Giving access'],
          [
            'What your colleague gets',
            'A login that works on any device',
            'One store, at the hours and on the devices you set',
          ],
          [
            'Can it be passed on?',
            'Yes, without you knowing',
            'No, access belongs to the member’s own account',
          ],
          [
            'How you take it back',
            'Change the password and tell everyone who uses it',
            'Revoke access; it ends immediately',
          ],
          ['What you can trace', 'Only “the store account”', 'The member, the time and the device'],
        ),
        h('agree', 'Agree on four things first'),
        ul(
          'Store: hand over this store only, not its whole group.',
          'Work: listings, customer service, shipping or finance? Write down only what your colleague should do.',
          'Hours: weekdays from 9:00 to 18:00, or around the clock during a sale?',
          'Device: the office computer or a registered laptop?',
        ),
        p(
          'One sentence is enough: “Wu opens the UK fashion store on weekdays from 9:00 to 18:00, on the office computer, to answer customers.” Then set the store, hours and device to match.',
        ),
        h('steps', 'Set it up'),
        ol(
          'The owner or a manager enters the store’s account and password. They’re stored encrypted, and the screen shows only dots.',
          'Select your colleague in the member list and check this store.',
          'Set login hours and devices.',
          'Your colleague finds the store in their own account and clicks Open to enter the seller dashboard.',
          'When the activity log shows that your colleague has opened the store, the handover is complete.',
        ),
        noteBlock(
          'What about verification codes?',
          'Marketplaces sometimes ask for a text-message code. Don’t hand over the phone as well. Receive the codes with a cloud number: they’re filed by store and visible only to members with access.',
        ),
        h('back', 'Take the store back'),
        p(
          'Login hours repeat each week and only limit when the store can be opened. Access itself lasts until you revoke it, so when a temporary shift or a long-term handover is over, clear the store’s box. The store stays signed in inside its environment and your colleague has never seen the password, so it doesn’t have to change.',
        ),
        p(
          'If passwords have been shared in the past, pick a quiet morning: change them all on the marketplaces, enter the new ones in the client and give access from then on. The old passwords in your chat history will no longer work.',
        ),
        p(
          'Leave withdrawals and payout accounts to owners and managers. Giving access decides who can open a store, not what they do inside it, so agree on tasks in writing and review the activity log every week.',
        ),
        link('/cores', 'See password-free access and permissions'),
      ],
    },
  },
};
