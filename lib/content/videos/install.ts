import type { HelpVideo } from './types';

export const install: HelpVideo = {
  slug: 'install',
  text: {
    'zh-CN': {
      title: '下载并装好客户端',
      summary: '选对安装包、核对哈希、登录账号。',
      chapters: [
        {
          at: 0,
          title: '选安装包',
          text: '打开下载页，页面会按您的系统推荐一个包。Mac 用户先看芯片：Intel 与 M 系列是两个不同的包，选错装不上。',
        },
        {
          at: 25,
          title: '核对文件',
          text: '下载完先别急着双击。把文件的 SHA-256 与下载页上的那一串比一比，一致再安装，不一致就删掉重下。',
        },
        {
          at: 60,
          title: '安装与登录',
          text: '按提示安装，打开后用注册时的手机号登录。第一次登录的这台电脑会记入常用设备。',
        },
      ],
    },
    'en-US': {
      title: 'Download and install',
      summary: 'Pick the package, check its hash, sign in.',
      chapters: [
        {
          at: 0,
          title: 'Pick the package',
          text: 'The download page suggests one for your system. On a Mac look at the chip first: Intel and M series have a package each, and the wrong one will not install.',
        },
        {
          at: 25,
          title: 'Check the file',
          text: 'Do not double-click yet. Compare the file’s SHA-256 with the one on the page. If they differ, delete the file and download again.',
        },
        {
          at: 60,
          title: 'Install and sign in',
          text: 'Follow the installer, then sign in with the number you registered. The computer becomes one of your usual devices.',
        },
      ],
    },
  },
};
