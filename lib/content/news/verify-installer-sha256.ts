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
        '同事转发的安装包能不能装？算出文件的 SHA-256，与下载页公布的比对即可。附 Windows、Mac 与 Linux 的命令，以及不一致时怎么处理。',
      lead: '算出手中文件的 SHA-256，与网站公布的一致再安装。可以在浏览器里选择文件，也可以用系统自带的一条命令。',
      body: [
        p(
          '很多团队习惯在群里转发安装包，省去每个人下载的时间。但文件经过几次转发，就很难确认还是不是原来那一个：文件名、图标和大小都一样，内容却可能被改动。',
        ),
        p(
          '客户端里保存着店铺的账号密码，安装前请花一分钟核对。SHA-256 是根据文件内容算出的 64 个十六进制字符，文件只要相差一个字节，结果就完全不同。',
        ),
        h('get', '找到公布的 SHA-256'),
        p(
          '下载页的版本表下方列出公布的 SHA-256，展开后可以一键复制；32 位、zip 包与测试版的在「更多下载」里，更早的在「历史版本」里。请自己在地址栏输入网址打开，不要点群里的链接，安装包和链接可能一起被替换。',
        ),
        h('browser', '在浏览器里校验'),
        p(
          '打开「校验安装包」页，把文件拖进去。浏览器在您的电脑上算出 SHA-256，与公布过的每个版本比对，并告诉您是哪个版本、来自哪个推广码。收到的下载链接也可以粘贴进去，看是不是我们的网址。',
        ),
        link('/verify', '校验安装包'),
        h('compute', '用命令计算 SHA-256'),
        code(
          'Windows：在安装包所在的文件夹里，按住 Shift 点右键，选「在此处打开 PowerShell 窗口」或「在终端中打开」',
          'Get-FileHash .\\SuperBrowser-5.290.2-x64.exe',
        ),
        code('Mac：打开终端', 'shasum -a 256 ~/Downloads/SuperBrowser-5.290.1-mac-arm64.dmg'),
        code('Linux：打开终端', 'sha256sum ~/Downloads/SuperBrowser-5.288.6-amd64.deb'),
        p(
          '把命令里的文件名换成您的文件。运行后会输出 64 个字符，大小写不影响比对。Windows 7 没有 Get-FileHash，请用 certutil -hashfile 文件名 SHA256，输出里的空格不算。',
        ),
        h('compare', '比对结果'),
        p(
          '用眼睛比对 64 个字符容易看漏。复制网站公布的 SHA-256，在显示结果的窗口里打开查找（PowerShell 窗口按 Ctrl+F，Windows 终端与多数 Linux 终端按 Ctrl+Shift+F，Mac 按 Command+F），粘贴后查找：能找到就是一致，找不到就是不一致。请完整比对，不要只看开头和结尾几位。',
        ),
        table(
          '结果与处理方法',
          ['结果', '说明', '处理方法'],
          ['一致', '与网站发布的文件完全相同', '可以安装'],
          ['不一致，大小也不同', '多半没有下载完整', '删除后从下载页重新下载'],
          ['不一致，大小相同', '内容可能被改动', '不要打开，删除并告诉我们'],
          ['下载页没有这个版本', '可能是测试版或历史版本', '到「更多下载」或「历史版本」里查找'],
        ),
        noteBlock(
          '推广链接的安装包，文件名会多一段',
          '通过渠道伙伴的链接下载，Windows 安装包（.exe 与 .zip）的文件名末尾会带上推广码，例如 SuperBrowser-5.290.2-x64_abc.exe。文件内容不变，SHA-256 也不变。',
        ),
        h('team', '团队怎样统一安装'),
        ol(
          '指定一位同事下载新版本，核对后放到公司的共享盘。',
          '把 SHA-256 写进同目录的文本文件，注明版本和日期。',
          '同事统一从共享盘安装，不使用其他来源的安装包。',
          '保留一份旧版本的安装包，需要退回时使用。',
        ),
        h('limits', 'SHA-256 不能说明什么'),
        p(
          'SHA-256 一致，说明您手中的文件与网站公布的相同。它不检查电脑是否中毒，也不能代替系统的安全更新。比对前，请先确认地址栏里的域名和 https 正确。',
        ),
        link('/download', '前往下载页'),
      ],
    },
    'en-US': {
      title: 'How to check an installer with SHA-256',
      crumb: 'Checking an installer',
      description:
        'A colleague forwards an installer. To see whether it’s the original, compare its SHA-256 with the download page. Commands for Windows, Mac and Linux.',
      lead: 'Calculate the SHA-256 of your file and install it only if it matches the published one. Do it in your browser, or with one command that comes with your system.',
      body: [
        p(
          'Teams often forward installers in a group chat to save everyone a download. After a few forwards you can’t be sure it’s still the original: the name, icon and size can be the same while the content has changed.',
        ),
        p(
          'The browser you run your stores in holds their passwords, so take a minute to check its installer. SHA-256 turns the content of a file into 64 hexadecimal characters. If a single byte differs, the result is completely different.',
        ),
        h('get', 'Find the published SHA-256'),
        p(
          'On the download page, click Show SHA-256 under the version table and copy the value. For 32-bit, zip and beta installers, see All downloads; for earlier ones, see the version history. Type the address yourself instead of following a link from the chat. If the file was replaced, the link may have been too.',
        ),
        h('browser', 'Check it in your browser'),
        p(
          'Open Verify your installer and drop the file there. Your browser calculates the SHA-256 on your own computer, compares it with every published version and tells you which one it is, and whose promoter code the name carries. You can also paste a link someone sent you to see whether it’s ours.',
        ),
        link('/verify', 'Verify your installer'),
        h('compute', 'Calculate it with a command'),
        code(
          'Windows: in the installer’s folder, hold Shift, right-click and open PowerShell',
          'Get-FileHash .\\SuperBrowser-5.290.2-x64.exe',
        ),
        code('Mac: open Terminal', 'shasum -a 256 ~/Downloads/SuperBrowser-5.290.1-mac-arm64.dmg'),
        code('Linux: open a terminal', 'sha256sum ~/Downloads/SuperBrowser-5.288.6-amd64.deb'),
        p(
          'Replace the file name in the command with yours. The output has 64 characters; upper and lower case make no difference.',
        ),
        h('compare', 'Compare the two'),
        p(
          'Don’t compare 64 characters by eye. Copy the published SHA-256, open Find in the window with your result (Ctrl+F, or Command+F on a Mac) and paste it. If it’s found, the two match; if not, they differ. Compare the full value, not just the first and last characters.',
        ),
        table(
          'Results and what to do',
          ['Result', 'What it means', 'What to do'],
          ['They match', 'Your file is identical to the published one', 'Install it'],
          [
            'Different, and so is the size',
            'The download is probably incomplete',
            'Delete it and download it again from the download page',
          ],
          [
            'Different, same size',
            'The content may have been changed',
            'Don’t open it. Delete it and tell us',
          ],
          [
            'Version not on the page',
            'It may be a beta or an earlier version',
            'Look it up in All downloads or the version history',
          ],
        ),
        noteBlock(
          'Partner downloads have a longer name',
          'If you download through a channel partner’s link, the name of a Windows installer (.exe or .zip) ends with a promoter code, such as SuperBrowser-5.290.2-x64_abc.exe. The content is the same, and so is the SHA-256.',
        ),
        h('team', 'Roll it out to your team'),
        ol(
          'Ask one person to download and check each new version and put it on your shared drive.',
          'Save the SHA-256 in a text file next to it, with the version and date.',
          'Have everyone install from the shared drive only.',
          'Keep one earlier installer there in case you need to go back.',
        ),
        h('limits', 'What SHA-256 can’t tell you'),
        p(
          'A match means your file is the one published on this site. It doesn’t check your computer for malware and doesn’t replace system updates. It’s only as reliable as the page you compare with, so check the domain and https in the address bar first.',
        ),
        link('/download', 'Go to the download page'),
      ],
    },
  },
};
