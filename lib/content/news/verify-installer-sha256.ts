import { code, h, link, noteBlock, ol, p, table } from '../blocks';
import type { BuiltArticle } from '../types';

export const verifyInstallerSha256: BuiltArticle = {
  slug: 'verify-installer-sha256',
  category: 'client',
  publishedOn: '2026-11-06',
  text: {
    'zh-CN': {
      title: '用 SHA-256 核对安装包',
      crumb: '核对安装包',
      description:
        '同事从群里转来一个安装包，能不能装？花一分钟算出 SHA-256，与下载页公布的比一比。Windows、Mac 与 Linux 的命令，以及对不上时怎么办。',
      body: [
        p(
          '安装包在群里转来转去，是每个团队都有的事：省得每个人都下载一遍。问题是，转到第三手的文件，没有人知道它是不是原来那一个。文件名一样、图标一样、大小也差不多，里面却可能多了东西。',
        ),
        p(
          '管理店铺的浏览器保存着账号密码，它的安装包值得多花一分钟核对。核对的办法叫 SHA-256：从文件内容算出一串 64 位的十六进制数字。文件哪怕只差一个字节，这串数字就完全不同。',
        ),
        h('get', '先拿到官方的那一串'),
        p(
          '打开下载页，每个安装包旁边都列着版本、日期、大小和 SHA-256，旁边的按钮可以直接复制。请自己在地址栏输入网址打开，不要从同一个群消息里的链接去看：能换掉文件的人，也能换掉链接。',
        ),
        h('compute', '再算手里的那一串'),
        code(
          'Windows：在安装包所在的文件夹里，按住 Shift 点右键，打开 PowerShell',
          'Get-FileHash .\\SuperBrowser-5.290.2-x64.exe -Algorithm SHA256',
        ),
        code('Mac：打开终端', 'shasum -a 256 ~/Downloads/SuperBrowser-5.290.1-mac-arm64.dmg'),
        code('Linux：打开终端', 'sha256sum ~/Downloads/SuperBrowser-5.288.6-amd64.deb'),
        p('命令里的文件名换成您手里的那一个。运行后会输出 64 个字符，大小写不影响比较。'),
        h('compare', '怎样比'),
        p(
          '人眼比较 64 个字符，很容易看漏。把官方的那一串复制下来，在算出结果的窗口里按 Ctrl+F 粘贴查找，能找到就是一致；找不到就是不一致。只比开头和结尾几位也能发现大多数问题，但完整比较并不费事，建议养成习惯。',
        ),
        table(
          '比完以后',
          ['结果', '说明', '怎么做'],
          ['一致', '文件与官方发布的逐字节相同', '可以安装'],
          ['不一致，大小也不同', '多半没有下载完整', '删掉，从下载页重新下载'],
          ['不一致，大小相同', '内容被改动过', '不要打开，删掉并告诉我们'],
          ['下载页上没有这个版本', '可能是很早的版本', '到历史版本里查，或改装最新版'],
        ),
        noteBlock(
          '推广下载的文件名会多一段',
          '通过推广者的链接下载，文件名末尾会带上推广者编号，例如 SuperBrowser-5.290.2-x64_abc.exe。这只改名字，不改内容，SHA-256 仍与下载页一致。',
        ),
        h('team', '在团队里怎么做'),
        ol(
          '指定一个人下载新版本，核对一次，放到公司的共享盘里。',
          '把那串 SHA-256 写进同目录的文本文件，注明版本和日期。',
          '同事从共享盘安装；从别处得来的安装包一律不装。',
          '旧版本留一份，万一需要退回时，不必再去找。',
        ),
        h('limits', '它不能说明什么'),
        p(
          'SHA-256 一致，只说明您手里的文件与下载页公布的是同一个。它不检查您的电脑是否已经中毒，也不代替系统的安全更新。所以下载页本身要可信：看清地址栏里的域名与 https，再看上面的数字。',
        ),
        link('/download', '去下载页核对', '#verify'),
      ],
    },
    'en-US': {
      title: 'Checking an installer by its SHA-256',
      crumb: 'Checking an installer',
      description:
        'A colleague forwards an installer. Is it safe? Compare its SHA-256 with the download page: commands for Windows, Mac and Linux, and what to do on a mismatch.',
      body: [
        p(
          'Installers travel through group chats in every team; it saves everybody a download. But after the third forward nobody knows whether it is still the original. Same name, same icon, about the same size, and possibly something more inside.',
        ),
        p(
          'A browser that runs your stores holds their passwords, so its installer is worth a minute. The check is called SHA-256: from the content of a file it computes 64 hexadecimal digits. If a single byte differs, the digits are entirely different.',
        ),
        h('get', 'First get the official digits'),
        p(
          'The download page lists version, date, size and SHA-256 beside every package, with a button to copy. Type the address yourself; do not follow a link from the chat the file came from. Whoever can swap a file can swap a link.',
        ),
        h('compute', 'Then compute your own'),
        code(
          'Windows: in the folder of the installer, hold Shift, right-click and open PowerShell',
          'Get-FileHash .\\SuperBrowser-5.290.2-x64.exe -Algorithm SHA256',
        ),
        code('Mac: open Terminal', 'shasum -a 256 ~/Downloads/SuperBrowser-5.290.1-mac-arm64.dmg'),
        code('Linux: open a terminal', 'sha256sum ~/Downloads/SuperBrowser-5.288.6-amd64.deb'),
        p(
          'Put the name of your own file into the command. It prints 64 characters; capitals and small letters make no difference.',
        ),
        h('compare', 'How to compare'),
        p(
          'Eyes are bad at 64 characters. Copy the official digits, press Ctrl+F in the window with your result and paste: found means equal, not found means different. The first and last few digits catch most trouble too, but the full comparison costs nothing, so make it a habit.',
        ),
        table(
          'After comparing',
          ['Result', 'What it means', 'What to do'],
          ['Equal', 'Byte for byte the published file', 'Install it'],
          [
            'Different, and so is the size',
            'Probably not downloaded to the end',
            'Delete it and download again from the download page',
          ],
          [
            'Different, same size',
            'The content was changed',
            'Do not open it; delete it and tell us',
          ],
          [
            'Version not on the page',
            'Perhaps a very early one',
            'Look it up in the version history, or take the latest',
          ],
        ),
        noteBlock(
          'Promoter downloads have a longer name',
          'Downloads through a promoter’s link carry the promoter’s code at the end of the name, such as SuperBrowser-5.290.2-x64_abc.exe. Only the name differs. The SHA-256 is the one on the download page.',
        ),
        h('team', 'How a team does it'),
        ol(
          'One person downloads a new version, checks it once and puts it on the shared drive.',
          'A text file beside it holds the SHA-256 with version and date.',
          'Colleagues install from the shared drive, and nothing from elsewhere.',
          'One older version stays there, in case you need to go back.',
        ),
        h('limits', 'What it does not tell you'),
        p(
          'Equal digits say that your file is the one published on the download page. They do not say that your computer is clean, and they do not replace system updates. The page itself must be the right one: look at the domain and the https in the address bar before you look at the digits.',
        ),
        link('/download', 'Compare on the download page', '#verify'),
      ],
    },
  },
};
