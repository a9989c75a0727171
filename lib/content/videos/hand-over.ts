import type { HelpVideo } from './types';

export const handOverVideo: HelpVideo = {
  slug: 'hand-over',
  text: {
    'zh-CN': {
      title: '把店交给员工',
      summary: '不发密码，也能让员工开工。',
      chapters: [
        {
          at: 0,
          title: '开子账号',
          text: '在成员里添加员工，选经理或员工级别。每个人用自己的子账号，不共用登录名。',
        },
        {
          at: 28,
          title: '授权店铺',
          text: '逐家勾选他要负责的店。没有勾选的店，在他的列表里不出现。',
        },
        {
          at: 55,
          title: '限定时间与设备',
          text: '设好每天可以登录的时段，再指定可以登录的电脑。时段之外或陌生设备上，都登录不了。',
        },
        {
          at: 90,
          title: '看日志与收回',
          text: '员工做过什么，行为日志里逐条可查。人离开时取消授权，店铺密码不必修改。',
        },
      ],
    },
    'en-US': {
      title: 'Hand a store to staff',
      summary: 'They start working without being sent a password.',
      chapters: [
        {
          at: 0,
          title: 'Open a sub-account',
          text: 'Add the person under members as manager or employee. Everyone signs in as themselves; names are not shared.',
        },
        {
          at: 28,
          title: 'Grant the stores',
          text: 'Tick the stores they look after. The others do not even show in their list.',
        },
        {
          at: 55,
          title: 'Set hours and devices',
          text: 'Set when they may sign in each day and on which computers. Outside of these the door stays shut.',
        },
        {
          at: 90,
          title: 'Read the log, take it back',
          text: 'The log tells who did what. When somebody leaves take the grant back; the store’s password stays as it is.',
        },
      ],
    },
  },
};
