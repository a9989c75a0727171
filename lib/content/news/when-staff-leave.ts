import { h, link, noteBlock, ol, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

export const whenStaffLeave: BuiltArticle = {
  slug: 'when-staff-leave',
  category: 'team',
  publishedOn: '2026-07-16',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '员工离职，店里会留下什么',
      crumb: '员工离职',
      description:
        '一个运营离开，带走的不只是工位上的水杯：登录状态、记住的密码、验证手机、子账号、自动化任务。一份当天就能做完的清单，和一张平时就该有的表。',
      body: [
        p(
          '员工提出离职，多数团队会交接文件、交接客户、交接未完的订单。店铺的登录，往往是最后一天下午才想起来的事：「对了，你手机上那几个店退一下。」',
        ),
        p(
          '退没退、退干净没有，全凭一句话。把它换成一张清单，对双方都省心：离开的人不必背着嫌疑，留下的人不必猜。',
        ),
        h('left', '离开以后，可能还在的东西'),
        table(
          '平时不显眼，离职时要找出来',
          ['留下的东西', '在哪里', '谁来处理'],
          ['成员账号', '团队成员列表', '老板或经理移出'],
          ['已登录的电脑和手机', '登录设备', '老板或经理取消登记'],
          ['私人浏览器里记住的密码', '员工自己的电脑', '改密码，改为授权'],
          ['绑定的验证手机', '平台账号的安全设置', '换成公司的号码或云号'],
          ['平台自带的子账号', '各平台后台', '店铺负责人逐家检查'],
          ['还在跑的自动化任务', '自动化（RPA）', '交给接手人，或停掉'],
        ),
        p(
          '前两项在超级浏览器里，几分钟就能做完；后四项要靠平时的记录。没有记录的团队，离职那天只能挨家店翻。',
        ),
        h('day', '最后一天，按这个顺序'),
        ol(
          '先交接，后收回。让接手人在自己的账号里把每家店都打开一遍，确认进得去。',
          '把离职员工负责的店，逐家改到接手人名下；权限表里这一行应当全部熄灭。',
          '把成员从团队移出，取消他的登录设备。此后他的账号打不开任何店铺。',
          '检查自动化任务的负责人，改名或停止。',
          '看一遍最近两周的行为日志，有没有平时不会做的操作，例如批量导出、修改收款信息。',
          '把清单双方签字存档。',
        ),
        noteBlock(
          '不要用改密码代替收回',
          '改密码只挡得住从密码进来的人，未必能让已经登录的设备退出；在岗的同事却可能要重新登录。先收回授权和设备，再决定要不要改密码。',
        ),
        h('before', '平时就该有的三样'),
        ul(
          '一人一个子账号。两个人共用一个账号，日志里分不出谁做了什么，离职时也说不清。协议里同样不允许共享账号。',
          '一张店铺表：平台、站点、负责人、验证手机、收款账户由谁保管。每季度核对一次。',
          '密码只录入，不转发。员工没有见过密码，离职时就没有密码可以带走。',
        ),
        h('sudden', '如果是突然离开'),
        p(
          '没有交接期的情况也会发生。这时顺序要反过来：先收回，后交接。在手机端就能收回店铺，不必等回到办公室。收回以后店铺的登录状态还在您这里，接手人得到授权就能接着做，买家不会察觉换了人。',
        ),
        p(
          '最后一件小事：想离开团队的员工，并不需要注销自己的账号，由老板或经理移出即可。注销会删除账号下的数据，而且无法恢复，请不要用它来代替离职手续。',
        ),
        link('/', '看三级成员与权限表', '#team'),
      ],
    },
    'en-US': {
      title: 'What people who leave leave behind',
      crumb: 'When staff leave',
      description:
        'Sign-ins, remembered passwords, verification phones, sub-accounts and running tasks stay behind. A checklist for the last day and a list to keep all year.',
      body: [
        p(
          'When somebody gives notice, most teams hand over files, customers and open orders. Sign-ins to stores come up on the last afternoon: “By the way, sign out of the shops on your phone.”',
        ),
        p(
          'Whether that happened, and completely, rests on a word. A checklist is kinder to both sides: those who leave carry no suspicion, those who stay need not guess.',
        ),
        h('left', 'What may still be there'),
        table(
          'Easy to overlook, and to be found when somebody leaves',
          ['What is left', 'Where', 'Who deals with it'],
          ['The member account', 'List of team members', 'Owner or manager removes it'],
          ['Computers and phones signed in', 'Login devices', 'Owner or manager unregisters them'],
          [
            'Passwords in a private browser',
            'The person’s own computer',
            'Change the password, grant instead',
          ],
          [
            'The verification phone',
            'Security settings of the platform account',
            'Change to a company or cloud number',
          ],
          [
            'The platform’s own sub-accounts',
            'Each back office',
            'Person in charge checks store by store',
          ],
          ['Tasks still running', 'Automation (RPA)', 'Give to the successor, or stop'],
        ),
        p(
          'The first two are in SuperBrowser and take minutes. The other four depend on records. Teams without any go through every store on the last day.',
        ),
        h('day', 'The last day, in this order'),
        ol(
          'Hand over first, revoke second. Have the successor open every store in their own account to see that it works.',
          'Move the stores one by one. In the permission sheet, the leaver’s row should go dark.',
          'Remove the member and unregister their devices. The account opens no store from then on.',
          'Check who owns the automation tasks; reassign or stop them.',
          'Read the last two weeks of the activity log for anything unusual, such as mass exports or changed payout details.',
          'Both sides sign the list, and it is filed.',
        ),
        noteBlock(
          'Changing passwords is not revoking',
          'A new password stops those who come in by password. It may leave a device signed in, and it may make colleagues who are still working sign in again. Revoke grants and devices first, then decide about passwords.',
        ),
        h('before', 'Three things to have all year'),
        ul(
          'One sub-account a person. With a shared account the log cannot tell people apart, and neither can you on the last day. The service agreement bans sharing as well.',
          'A list of stores: platform, marketplace, person in charge, verification phone, and who keeps the payout account. Check it every quarter.',
          'Passwords are entered, never sent. Who has never seen a password has none to take along.',
        ),
        h('sudden', 'When somebody leaves overnight'),
        p(
          'Sometimes there is no notice. Then the order is the other way round: revoke first, hand over afterwards. Stores can be taken back on the mobile app, without waiting to be in the office. The stores stay signed in on your side, so the successor continues as soon as a grant is given, and buyers notice nothing.',
        ),
        p(
          'One small thing: an employee who wants to leave a team need not cancel their account. Owner or manager removes them. Cancelling deletes the account’s data for good; please do not use it in place of a proper farewell.',
        ),
        link('/', 'See the three levels and the permission sheet', '#team'),
      ],
    },
  },
};
