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
      title: 'v5、v6 还是纯净版，怎么选',
      crumb: '选哪个版本',
      description:
        '三条产品线不是新旧关系，而是给三种电脑准备的：较旧的电脑、较新的电脑、云服务器。先看电脑在哪里，再看系统，两步就能选定。',
      body: [
        p(
          '下载页上有好几个安装包，名字又都差不多，容易让人以为版本号越大越好。其实它们对应的是不同的电脑。选错了，轻则装不上，重则装上了却打不开想打开的店。',
        ),
        h('first', '第一步：电脑在哪里'),
        p(
          '电脑在您手边，无论是办公室的台式机还是自己的笔记本，选专业版，也就是 v5 或 v6。电脑在机房里，是一台租来的云服务器，选纯净版（VPS 版）。',
        ),
        noteBlock(
          '纯净版只开绑定的店',
          '纯净版装在云服务器上，只能打开与这台服务器绑定的店铺。它适合一台服务器专门服务几家店，不适合用来管理全部店铺。',
        ),
        h('second', '第二步：看系统'),
        table(
          '三条产品线的最低系统',
          ['系统', 'v6', 'v5', '纯净版'],
          [
            'Windows',
            `${v6.windows} 及以上`,
            `${v5.windows} 及以上，需 .NET Framework ${v5.dotNet}`,
            `仅 Windows Server ${vps.windowsServer}，需 .NET Framework ${vps.dotNet}`,
          ],
          ['macOS', `${v6.macos} 及以上`, `${v5.macos} 及以上`, '不支持'],
          ['Linux', `${v6.linux} 及以上`, `Deepin ${v5.deepin} 及以上`, '不支持'],
        ),
        p(
          '电脑满足 v6 的要求，装 v6；不满足，装 v5，账号是同一个，店铺也是同一批，以后换电脑再换客户端就行。Mac 还要看芯片：苹果菜单里的「关于本机」写着 Intel 的选 Intel 版，写着 M 开头的选 Apple M 系列版。',
        ),
        h('packages', 'Windows 的几种安装包'),
        ul(
          '64 位安装包：绝大多数电脑选它。',
          '32 位安装包：系统本身是 32 位时才需要。',
          'zip 压缩包：公司策略不允许运行安装程序时，解压即用。',
          '测试版：想先试新功能、并且能接受偶尔出错时再装，不建议放在主力电脑上。',
        ),
        h('phone', '手机上的那一个'),
        p(
          `Android 版（Android ${android} 及以上）不是用来代替电脑的。它适合在路上看提醒、批授权、收回店铺；上架、打款这类操作，还是回到电脑上做更稳妥。`,
        ),
        h('mixed', '一个团队混着用'),
        p(
          '可以。常见的搭配是：办公室的电脑用 v6，仓库里那台老电脑留在 v5，一台云服务器装纯净版，专门开两家需要固定环境的店，老板手机上装 Android 版。成员、权限和日志都在同一个团队里，不会因为客户端不同而分开。',
        ),
        p(
          '换客户端之前，先在一台电脑上试两三天：把每天都要用的店打开一遍，常用的扩展装上，打印面单试一张。没有问题，再换其他电脑。换的时候不用先卸载旧客户端，确认新的能用以后再卸载也不迟。',
        ),
        p(
          '还拿不准，可以用对比页上的三个问题：电脑在哪里、什么系统、开哪些店。答完会给出一个版本，并说明理由。',
        ),
        link('/download/contrast', '回答三个问题', '#finder'),
      ],
    },
    'en-US': {
      title: 'v5, v6 or Pure: which one to install',
      crumb: 'Choosing an edition',
      description:
        'Three product lines for three kinds of computers: older ones, newer ones and cloud servers. Look where the computer stands, then at its system, and choose.',
      body: [
        p(
          'The download page lists several packages with similar names, and it is tempting to take the highest number. They are made for different computers. Choose wrongly and it either will not install, or it installs and does not open the store you want.',
        ),
        h('first', 'Step one: where is the computer?'),
        p(
          'If it stands in front of you, an office desktop or your own laptop, take the professional edition, which is v5 or v6. If it stands in a data centre, a cloud server you rent, take Pure, the VPS edition.',
        ),
        noteBlock(
          'Pure opens bound stores only',
          'Pure runs on a cloud server and opens only the stores bound to that server. It suits a server that looks after a few stores. It does not suit running all of them.',
        ),
        h('second', 'Step two: which system?'),
        table(
          'Minimum systems of the three lines',
          ['System', 'v6', 'v5', 'Pure'],
          [
            'Windows',
            `${v6.windows} or later`,
            `${v5.windows} or later, with .NET Framework ${v5.dotNet}`,
            `Windows Server ${vps.windowsServer} only, with .NET Framework ${vps.dotNet}`,
          ],
          ['macOS', `${v6.macos} or later`, `${v5.macos} or later`, 'Not supported'],
          ['Linux', `${v6.linux} or later`, `Deepin ${v5.deepin} or later`, 'Not supported'],
        ),
        p(
          'If the computer meets the requirements of v6, install v6. If not, install v5: it is the same account with the same stores, and you change the client when you change the computer. On a Mac the chip matters too. “About This Mac” in the Apple menu says Intel, or a name beginning with M; take the package of that name.',
        ),
        h('packages', 'The Windows packages'),
        ul(
          '64-bit installer: right for nearly every computer.',
          '32-bit installer: only where the system itself is 32-bit.',
          'zip package: where company policy forbids installers. Unpack it and start.',
          'Beta: when you want to see new functions early and can live with a fault now and then. Not for the computer you depend on.',
        ),
        h('phone', 'The one for phones'),
        p(
          `The Android app (Android ${android} or later) does not replace a computer. On the road it shows warnings, approves grants and takes stores back. Listings and payouts are better done at a desk.`,
        ),
        h('mixed', 'Mixing them in one team'),
        p(
          'You can. A common mix: v6 on the office computers, v5 on the old machine in the warehouse, Pure on one cloud server for two stores that need a fixed environment, and the Android app on the owner’s phone. Members, permissions and log belong to one team whatever the client.',
        ),
        p(
          'Before you change clients, try the new one on a single computer for two or three days: open the stores you use every day, install your usual extensions, print a label. If all is well, change the others. There is no need to remove the old client first; do that once the new one has proved itself.',
        ),
        p(
          'Still unsure? The comparison page asks three questions: where the computer is, what system it has, which stores it opens. It names one edition and says why.',
        ),
        link('/download/contrast', 'Answer three questions', '#finder'),
      ],
    },
  },
};
