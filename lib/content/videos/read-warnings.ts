import type { HelpVideo } from './types';

export const readWarnings: HelpVideo = {
  slug: 'read-warnings',
  text: {
    'zh-CN': {
      title: '看懂风险提醒',
      summary: '先看哪里不同，再决定放不放行。',
      chapters: [
        {
          at: 0,
          title: '提醒说了什么',
          text: '提醒会写明与往常不同的是设备、网络还是登录地。先读这一行，再看是哪家店、哪个成员。',
        },
        {
          at: 30,
          title: '是自己人',
          text: '出差、换电脑都会触发提醒。打个电话确认是本人，再选择继续。',
        },
        {
          at: 58,
          title: '不是自己人',
          text: '先不放行，收回这个成员的授权，再改登录密码。日志里能看到之前打开过哪些店。',
        },
        {
          at: 88,
          title: '还是拿不准',
          text: '把提醒截图发给客服，说明时间与成员。客服每天 9:00–22:00，面向付费账号。',
        },
      ],
    },
    'en-US': {
      title: 'Read a warning',
      summary: 'See what differs, then decide.',
      chapters: [
        {
          at: 0,
          title: 'What it says',
          text: 'A warning names what is unlike the usual: device, network or place. Read that line first, then which store and which member.',
        },
        {
          at: 30,
          title: 'It is one of us',
          text: 'A trip or a new computer raises it too. Call, make sure it is them, then go on.',
        },
        {
          at: 58,
          title: 'It is not',
          text: 'Do not let it pass. Take the member’s grants back, then change the sign-in password. The log shows which stores were opened before.',
        },
        {
          at: 88,
          title: 'Still not sure',
          text: 'Send support a picture of the warning with time and member. Support is there from 9:00 to 22:00 every day, for paid accounts.',
        },
      ],
    },
  },
};
