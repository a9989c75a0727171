import type { Announcement } from '../types';

/** Our own announcements, newest first. */
export const announcements: readonly Announcement[] = [
  {
    id: 'v6-four-systems',
    publishedOn: '2026-11-12',
    text: {
      'zh-CN': {
        title: 'v6 客户端 6.21.7 发布',
        summary:
          'Windows、Mac（Intel 与 Apple M 系列）、Linux 四个安装包同日发布。最低系统为 Windows 10、macOS 10.15、Linux 5.15.0；较旧的电脑可以继续使用 v5。',
      },
      'en-US': {
        title: 'v6 client 6.21.7 released',
        summary:
          'Four packages on one day: Windows, Mac (Intel and Apple M series) and Linux. Minimum systems are Windows 10, macOS 10.15 and Linux 5.15.0; older computers continue with v5.',
      },
    },
  },
  {
    id: 'android-approvals',
    publishedOn: '2026-10-29',
    text: {
      'zh-CN': {
        title: 'Android 版支持在路上批授权',
        summary:
          '5.62.1 版起，临时加班授权可以在手机上同意或拒绝，也可以从风险提醒里直接收回店铺。需要 Android 7.0 及以上。',
      },
      'en-US': {
        title: 'Android app approves grants on the road',
        summary:
          'From 5.62.1 on, requests for extra hours are accepted or refused on the phone, and a store can be taken back right from a risk warning. Needs Android 7.0 or later.',
      },
    },
  },
  {
    id: 'pure-5-289-4',
    publishedOn: '2026-09-10',
    text: {
      'zh-CN': {
        title: '纯净版 5.289.4 发布',
        summary:
          '成员权限表与免密交接，与同日发布的 v5 相同。系统要求仍是 Windows Server 2019 与 .NET Framework 4.5.2，也仍然只打开与该服务器绑定的店铺。',
      },
      'en-US': {
        title: 'Pure 5.289.4 released',
        summary:
          'Permission sheet and password-free hand-over are those of v5, released the same day. It still needs Windows Server 2019 with .NET Framework 4.5.2, and still opens only the stores bound to that server.',
      },
    },
  },
];
