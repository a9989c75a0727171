import type { Announcement } from '../types';

/** Our own announcements, newest first. */
export const announcements: readonly Announcement[] = [
  {
    id: 'v6-four-systems',
    publishedOn: '2026-11-12',
    text: {
      'zh-CN': {
        title: '专业版 v6（6.21.7）上线',
        summary:
          'Windows、Mac（Intel 与 Apple M 系列）、Linux 四个安装包同日发布。店铺列表可按平台与国家分组，设备风险提醒写明与平时不同的是设备、网络还是登录地，线路测速后列出结果，由用户决定是否更换。最低系统为 Windows 10、macOS 10.15、Linux 内核 5.15.0；系统较旧的电脑可以继续使用 v5。',
      },
      'en-US': {
        title: 'v6 client 6.21.7 released',
        summary:
          'Four installers released on the same day: Windows, Mac (Intel and Apple M series) and Linux. Stores are now grouped by marketplace and country, device-risk warnings say whether the device, network or location is unusual, and speed tests list their results so you decide whether to switch routes. Requires Windows 10, macOS 10.15 or Linux kernel 5.15.0, or later; older computers can stay on v5.',
      },
    },
  },
  {
    id: 'android-approvals',
    publishedOn: '2026-10-29',
    text: {
      'zh-CN': {
        title: 'Android 版可以审批临时加班授权',
        summary:
          '从 5.62.1 版起，老板和经理可以在手机上同意或拒绝临时加班授权，也可以从设备风险提醒里直接收回店铺，不必回到电脑前。同时修复了部分手机锁屏后收不到提醒的问题。支持 Android 7.0 及以上。',
      },
      'en-US': {
        title: 'Approve after-hours access on Android',
        summary:
          'From version 5.62.1, owners and managers can approve or refuse requests for after-hours access on their phones, and take a store back straight from a device-risk warning. It also fixes warnings that didn’t arrive on some phones while the screen was locked. Requires Android 7.0 or later.',
      },
    },
  },
  {
    id: 'pure-5-289-4',
    publishedOn: '2026-09-10',
    text: {
      'zh-CN': {
        title: 'VPS 版（纯净版）5.289.4 上线',
        summary:
          'VPS 版装在云服务器上，只打开与该服务器绑定的店铺。其余与同日发布的专业版 v5 5.289.4 相同：成员权限表可以按店铺逐格开关，免密交接时可以同时设定登录时段与登录设备。系统要求为 Windows Server 2019 与 .NET Framework 4.5.2。',
      },
      'en-US': {
        title: 'VPS edition (Pure) 5.289.4 released',
        summary:
          'The VPS edition runs on a cloud server and opens only the stores bound to that server. Like v5 5.289.4 of the Professional edition, released the same day, it lets you turn access on or off store by store in the permission table and set hours and devices when you hand over a store without its password. Requires Windows Server 2019 with .NET Framework 4.5.2.',
      },
    },
  },
];
