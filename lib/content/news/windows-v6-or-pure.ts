import { minimumSystems } from '@/lib/site';
import { h, link, noteBlock, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

const { v5, v6, vps, android } = minimumSystems;

export const windowsV6OrPure: BuiltArticle = {
  slug: 'windows-v6-or-pure',
  category: 'client',
  publishedOn: '2026-09-24',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: 'v5、v6 与 VPS 版怎么选',
      crumb: '选哪个版本',
      description:
        'v5 支持的电脑更多，v6 用于较新的电脑，VPS 版（纯净版）用于云服务器。附最低系统要求、Windows 安装包的种类，以及团队混合使用的办法。',
      lead: '先看装在办公电脑还是云服务器，再看操作系统，两步选出客户端。',
      body: [
        p(
          '下载页有多个安装包，名称相近，适用的电脑却不同。选错了可能装不上，也可能装上后打不开需要的店铺。',
        ),
        h('first', '第一步：办公电脑还是云服务器'),
        p('办公室的台式机或自己的笔记本，选专业版，也就是 v5 或 v6。云服务器选 VPS 版（纯净版）。'),
        noteBlock(
          'VPS 版只打开绑定的店铺',
          'VPS 版装在云服务器上，只能打开与这台服务器绑定的店铺。适合用一台服务器固定打开几家店，不适合管理全部店铺。',
        ),
        h('second', '第二步：系统版本'),
        table(
          '三种客户端的最低系统要求',
          ['系统', '专业版 v6', '专业版 v5', 'VPS 版'],
          [
            'Windows',
            `${v6.windows} 及以上`,
            `${v5.windows} 及以上，需 .NET Framework ${v5.dotNet}`,
            `仅 Windows Server ${vps.windowsServer}，需 .NET Framework ${vps.dotNet}`,
          ],
          ['macOS', `${v6.macos} 及以上`, `${v5.macos} 及以上`, '不支持'],
          ['Linux', `内核 ${v6.linux} 及以上`, `Deepin ${v5.deepin} 及以上`, '不支持'],
        ),
        p(
          '两者都是当前版本：Windows 的下载按钮先给 v5，因为它支持的系统更多；满足 v6 要求的电脑，可以选较新的 v6。两者使用同一个账号、同一批店铺，可以装在同一台电脑上，但同一家店不要在两边同时打开。Mac 还要看芯片：打开苹果菜单里的「关于本机」，芯片一栏写着 Intel 的选 Intel 版，写着 Apple M1、M2 等的选 Apple M 系列版。',
        ),
        h('packages', 'Windows 安装包的种类'),
        ul(
          '64 位安装包：适合绝大多数电脑。',
          '32 位安装包：系统是 32 位时使用。',
          'zip 包：电脑拦截 .exe 时使用，先解压，再运行里面的安装包。',
          'base 包与 speed 包：备用安装包，客服指定时再选。',
          '测试版：可以提前试用新功能，可能不稳定，请不要装在主力电脑上。',
        ),
        h('phone', 'Android 手机端'),
        p(
          `Android 版（Android ${android} 及以上）配合电脑使用，适合外出时查看设备风险提醒、审批临时加班授权、收回店铺。店铺只能在电脑上打开。`,
        ),
        h('mixed', '一个团队混合使用'),
        p(
          '一个团队可以同时使用多种客户端。例如办公室的电脑用 v6，仓库的旧电脑用 v5，一台云服务器装 VPS 版打开两家需要固定服务器的店，老板手机上装 Android 版。成员、权限和日志仍在同一个团队里。',
        ),
        p(
          '更换客户端之前，先在一台电脑上试用两三天：打开每天使用的店铺，安装常用的扩展，打印一张面单。确认正常后再换其他电脑。旧客户端可以先留着；要退回时，从下载页安装 v5 即可。',
        ),
        p('仍不确定的，可以在对比页回答三个问题，得到推荐的版本和理由。'),
        link('/download/contrast', '回答三个问题选版本', '#finder'),
      ],
    },
    'en-US': {
      title: 'v5, v6 or VPS edition: which one to install',
      crumb: 'Choosing an edition',
      description:
        'v5 for older computers, v6 for newer ones, the VPS edition (Pure) for cloud servers. System requirements, Windows installers and mixed teams.',
      lead: 'First check whether you install it on an office computer or a cloud server, then check the system. Two steps, and you know which client to install.',
      body: [
        p(
          'The download page lists several installers with similar names, but they’re made for different computers. The wrong one may not install, or it may install and not open the store you need.',
        ),
        h('first', 'Step 1: office computer or cloud server?'),
        p(
          'For an office desktop or your own laptop, choose the Professional edition, which comes as v5 or v6. For a cloud server, choose the VPS edition (Pure).',
        ),
        noteBlock(
          'The VPS edition opens bound stores only',
          'The VPS edition runs on a cloud server and opens only the stores bound to that server. It’s a good fit for a server dedicated to a few stores, not for managing all of them.',
        ),
        h('second', 'Step 2: which system does it run?'),
        table(
          'Minimum system requirements',
          ['System', 'Professional v6', 'Professional v5', 'VPS edition'],
          [
            'Windows',
            `${v6.windows} or later`,
            `${v5.windows} or later, with .NET Framework ${v5.dotNet}`,
            `Windows Server ${vps.windowsServer} only, with .NET Framework ${vps.dotNet}`,
          ],
          ['macOS', `${v6.macos} or later`, `${v5.macos} or later`, 'Not supported'],
          ['Linux', `Kernel ${v6.linux} or later`, `Deepin ${v5.deepin} or later`, 'Not supported'],
        ),
        p(
          'Both v5 and v6 are current. On Windows, the first download button gives v5, which runs on all supported Windows versions. If the computer meets the v6 requirements, you can choose v6, the newer client. Both use the same account and the same stores, and you can install them side by side. On a Mac, also check the chip: “About This Mac” in the Apple menu shows either Intel or Apple M1, M2 and so on. Choose the installer for that chip.',
        ),
        h('packages', 'Windows installers'),
        ul(
          '64-bit installer: right for nearly every computer.',
          '32-bit installer: only if Windows itself is 32-bit.',
          'Zip package: for computers that block .exe files. Unpack it, then run the installer inside.',
          'Beta: for trying new features early. It may have bugs, so don’t install it on your main computer.',
        ),
        h('phone', 'The Android app'),
        p(
          `The Android app (Android ${android} or later) works alongside a computer. When you’re away, use it to check device-risk warnings, approve after-hours access and take stores back. Stores open only on a computer.`,
        ),
        h('mixed', 'Use several clients in one team'),
        p(
          'One team can use different clients. For example: v6 on the office computers, v5 on an older machine in the warehouse, the VPS edition on a cloud server for two stores that need a fixed server, and the Android app on the owner’s phone. Members, permissions and the log still belong to one team.',
        ),
        p(
          'Before you switch clients, try the new one on a single computer for two or three days. Open the stores you use every day, install your usual extensions and print a label. If everything works, switch the other computers. You can keep the old client. To go back, install v5 from the download page.',
        ),
        p(
          'Still unsure? Answer three questions on the comparison page to get a recommendation and the reasons for it.',
        ),
        link('/download/contrast', 'Answer three questions', '#finder'),
      ],
    },
  },
};
