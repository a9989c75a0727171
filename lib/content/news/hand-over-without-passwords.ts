import { h, link, noteBlock, ol, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

export const handOverWithoutPasswords: BuiltArticle = {
  slug: 'hand-over-without-passwords',
  category: 'team',
  publishedOn: '2026-06-11',
  text: {
    'zh-CN': {
      title: '店交给同事，密码不交',
      crumb: '不交密码的交接',
      description:
        '把账号密码发进聊天框，是多数团队交接店铺的办法，也是麻烦的开始。这篇讲一次不经过密码的交接要约定什么、怎样设置、怎样收回。',
      body: [
        p(
          '交接一家店，常见的做法是把账号、密码、验证手机一起发给接手人。发出去只要十秒，之后的事却没有人说得清：密码被转发过几次？存在谁的备忘录里？接手人换岗以后，还能不能登录？',
        ),
        p(
          '问题不在人可不可信，而在密码这种东西一旦给出去就收不回来。您能收回的，只有「打开店铺」这个动作。',
        ),
        h('difference', '给密码与给授权，差在哪里'),
        table(
          '同一次交接，两种给法',
          ['比一比', '给密码', '给授权'],
          ['对方拿到什么', '可以在任何设备上登录的凭据', '在指定时段打开指定店铺'],
          ['能不能转给别人', '能，而且您不知道', '不能，授权跟着成员账号走'],
          ['怎样收回', '改密码，通知所有在用的人', '点一下，立即失效'],
          ['出了事怎么查', '日志里只有「店铺账号」', '日志里有人名、时间和设备'],
        ),
        h('agree', '交接之前，先约定四件事'),
        ul(
          '哪家店：只交这一家，不要顺手把整个分组都交出去。',
          '做什么：上架、客服、发货还是财务？能不看的页面，就不要放进职责里。',
          '什么时段：工作日九点到六点，还是大促期间全天？',
          '用哪台设备：办公室的电脑，还是登记过的笔记本？',
        ),
        p(
          '四件事写成一句话就够了，例如：「小吴，工作日 9:00–18:00，用办公室电脑，打开英国服饰店，处理客服消息。」这句话可以直接变成设置。',
        ),
        h('steps', '操作起来是这样'),
        ol(
          '老板或经理录入店铺的账号密码，录入后即加密，界面上只剩圆点。',
          '在成员里选中接手人，勾选这一家店。',
          '设定登录时段与登录设备。',
          '接手人在自己的账号里看到这家店，点「打开」，直接进入后台。',
          '您在行为日志里看到第一次打开的记录，交接完成。',
        ),
        noteBlock(
          '验证码怎么办',
          '平台有时会要求短信验证。不要把验证手机也交出去：用云号在云端接收，验证码按店归档，只有被授权的人看得到。',
        ),
        h('back', '收回的时候'),
        p(
          '临时代班，到时段结束会自动打不开，不用记着去收。长期交接结束，取消那个勾选即可，店铺的登录状态留在您的环境里，不会跟着人走。密码从头到尾没有出现在对方眼前，因此也不必为了一次换岗去改密码、通知全组。',
        ),
        p(
          '如果过去已经把密码发给过很多人，建议选一个淡季的上午，统一修改一次，再改为授权。之后，聊天记录里的旧密码就只是一串没用的字符。',
        ),
        p(
          '财务类的操作可以再谨慎一点：提现、改收款账户这类页面，留给老板和经理自己处理，不放进任何员工的职责里。店铺级权限能限制谁打开哪家店，而谁该在店里做哪些事，仍要靠您写下来的约定和每周看一眼日志来落实。',
        ),
        link('/', '看看免密交接的样子', '#handover'),
      ],
    },
    'en-US': {
      title: 'Hand over the store, keep the password',
      crumb: 'Handing over without passwords',
      description:
        'Typing a store’s password into a chat is where trouble starts. What to agree on, how to set up a handover without the password, and how to take it back.',
      body: [
        p(
          'To hand a store over, people usually send the account, the password and the verification phone to whoever takes it. That takes ten seconds. What happens afterwards nobody can say: how often was it forwarded, whose notes does it sit in, and can the person still sign in after changing teams?',
        ),
        p(
          'This is not about trust. A password, once given, cannot be taken back. What you can take back is the act of opening the store.',
        ),
        h('difference', 'Giving a password and giving a grant'),
        table(
          'One hand-over, two ways',
          ['Question', 'A password', 'A grant'],
          [
            'What the other person gets',
            'Something that signs in on any device',
            'The right to open one store at set hours',
          ],
          [
            'Can it be passed on?',
            'Yes, and you will not know',
            'No, it belongs to the member’s own account',
          ],
          [
            'How to take it back',
            'Change the password and tell everyone who uses it',
            'One click, at once',
          ],
          ['What the log shows', 'Only “the store account”', 'A name, a time and a device'],
        ),
        h('agree', 'Four things to agree on first'),
        ul(
          'Which store: this one only, not the whole group because it is convenient.',
          'To do what: listings, customer service, shipping or finance? Leave out what need not be seen.',
          'At what hours: nine to six on workdays, or around the clock during a sale?',
          'On which device: the office computer, or a registered laptop?',
        ),
        p(
          'One sentence is enough: “Wu opens the UK fashion store on workdays from 9:00 to 18:00, on the office computer, to answer customers.” That sentence can be turned into settings as it stands.',
        ),
        h('steps', 'What you do'),
        ol(
          'The owner or a manager enters the store’s account and password. It is encrypted at once; the screen shows dots from then on.',
          'Choose the person among the members and tick this store.',
          'Set hours and devices.',
          'The person finds the store in their own account, clicks “open” and is in the back office.',
          'You see the first opening in the activity log. The hand-over is done.',
        ),
        noteBlock(
          'And verification codes?',
          'Platforms ask for text codes now and then. Do not hand over the phone as well: let a cloud number receive them. Codes are filed by store, and only authorised people see them.',
        ),
        h('back', 'Taking it back'),
        p(
          'Cover for a shift ends by itself when the hours are over; nothing to remember. To end a lasting hand-over, untick the box. The store’s sign-in stays in your environment and does not walk away with anybody. Since the password was never on the other person’s screen, a change of teams needs no new password and no round of messages.',
        ),
        p(
          'If passwords have been sent around in the past, choose a quiet morning, change them all once, and grant from then on. The old ones in the chat history are then just characters.',
        ),
        p(
          'Be stricter with money: leave withdrawals and payout accounts to owner and managers, and put them into nobody’s duties. Store-level permissions decide who opens which store. What people should do inside still depends on what you wrote down, and on a look at the log every week.',
        ),
        link('/', 'See what a hand-over looks like', '#handover'),
      ],
    },
  },
};
