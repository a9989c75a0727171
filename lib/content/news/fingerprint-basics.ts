import { h, link, noteBlock, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

export const fingerprintBasics: BuiltArticle = {
  slug: 'fingerprint-basics',
  category: 'isolation',
  publishedOn: '2026-11-18',
  text: {
    'zh-CN': {
      title: '浏览器指纹的作用与局限',
      crumb: '浏览器指纹',
      description:
        '网页不用 Cookie 也能识别一台电脑：浏览器指纹包含哪些信息，店铺环境为什么要保持一致，以及为什么没有指纹浏览器能保证店铺不被关联。',
      lead: '几家店在同一台电脑上打开，浏览器指纹相同，平台就可能认出它们属于同一个卖家。下面说明指纹包含什么、店铺环境怎样设置。',
      body: [
        p(
          '网页为了正常显示，需要读取屏幕尺寸、语言和字体等信息。单看一项，很多电脑都相同；几十项合在一起，就很少有两台电脑完全一样。这些信息的组合，就是浏览器指纹。',
        ),
        h('what', '浏览器指纹包含哪些信息'),
        table(
          '网页可以直接读到的信息',
          ['信息', '例子', '什么时候会变'],
          ['系统与浏览器', 'Windows 10，浏览器版本', '升级时'],
          ['语言与时区', '英语，UTC+1', '很少变化'],
          ['屏幕', '1920×1080，缩放 125%', '更换显示器时'],
          ['字体', '安装了哪些中文、英文字体', '安装软件时'],
          ['画布与显卡', '绘制同一张图，像素有细微差别', '更换驱动或电脑时'],
          ['网络地址', '所在国家与网络', '更换网络时'],
        ),
        p(
          '前五项来自电脑，最后一项来自网络。网页会把它们放在一起比对，互相矛盾的信息最容易引起注意：例如语言是德语，时区却是东八区；自称是手机，屏幕却是桌面显示器的尺寸。',
        ),
        h('consistent', '店铺环境为什么要保持一致'),
        p(
          '很多人以为每次打开都随机换一套指纹更安全，其实相反。正常经营的店主，电脑几个月都不会变；今天用 Mac，明天用 Windows，后天又换显卡，反而不正常。',
        ),
        p('建议给每家店固定一份环境，长期保持；不同的店铺使用不同的环境。设置时注意四点：'),
        ul(
          '时区、语言与线路所在的国家一致。',
          '屏幕尺寸选常见的规格。',
          '浏览器版本随客户端更新，不要手工伪装成其他浏览器。',
          '只安装需要的扩展，网页也能发现扩展。',
        ),
        h('cannot', '为什么不能保证不被关联'),
        noteBlock(
          '看到这些承诺请谨慎',
          '「绝不关联」「平台查不出来」「封号包赔」：没有工具能兑现，原因有三。',
        ),
        p(
          '第一，平台看的不只是浏览器。收款账户、法人、地址、电话、商品图片、发货仓库和客服话术，都可能让两家店产生关联，而这些都不在浏览器里。',
        ),
        p('第二，平台的判定方法不公开，也会变化。今天有效的设置，明年是否有效，没有人能保证。'),
        p(
          '第三，工具不能代替管理。员工用自己的浏览器登录一次，之前的隔离就可能失效。因此，独立环境要与权限、设备登记和行为日志一起使用。',
        ),
        h('ours', '超级浏览器怎样帮助您'),
        p(
          '超级浏览器是跨境电商多店铺浏览器（指纹浏览器）。每家店有一个独立、固定的环境，指纹、Cookie、缓存和线路互相分开。设备、网络或登录地与平时不同时，先暂停，等您确认后再打开店铺；谁打开过哪家店，行为日志里都有记录。店铺之间不共用环境，有异常也能及早发现。',
        ),
        h('check', '检查您的店铺环境'),
        p(
          '在店铺环境里打开环境检测页，点「开始检测」，几秒钟就能看到系统、语言、时区、屏幕和 IP 是否互相矛盾。结果应与店铺所在的国家一致；不一致的，先调整线路和时区，再检测一次。建议保存每家店的检测报告，以后对照变化。',
        ),
        link('/detect', '检测我的浏览器'),
      ],
    },
    'en-US': {
      title: 'Browser fingerprints: what tools can and can’t do',
      crumb: 'Browser fingerprints',
      description:
        'Websites can recognize a computer without cookies. See what a browser fingerprint contains, why it should stay the same, and what no tool can promise.',
      lead: 'When you open several stores in one ordinary browser, they share its fingerprint, and a marketplace may recognize one seller behind them. Once you know what a fingerprint contains, you know how to set up each store’s environment.',
      body: [
        p(
          'To display properly, a website reads your screen size, your language and your fonts. Millions of computers share each of these details. Put a few dozen together and two computers rarely match. That combination is a browser fingerprint.',
        ),
        h('what', 'What’s in a browser fingerprint'),
        table(
          'What websites read without asking',
          ['Information', 'Example', 'When it changes'],
          ['System and browser', 'Windows 10, browser version', 'With updates'],
          ['Language and time zone', 'English, UTC+1', 'Rarely'],
          ['Screen', '1920×1080, scaled to 125%', 'With a new display'],
          ['Fonts', 'Which Chinese and Latin fonts are installed', 'With new software'],
          [
            'Canvas and graphics',
            'The same drawing differs by a few pixels',
            'With a new driver or computer',
          ],
          ['IP address', 'Country and network', 'With a new network'],
        ),
        p(
          'The first five come from the computer, the last from the network. Websites compare them, and a combination that makes no sense stands out: German with a time zone in Asia, or a “phone” with a screen the size of a desktop display.',
        ),
        h('consistent', 'Why a fixed fingerprint is better'),
        p(
          'Many sellers believe a new random fingerprint each time is safer. In fact, the owner of an ordinary store uses the same computer for months. A Mac today, Windows tomorrow and a new graphics card the day after is what looks unusual.',
        ),
        p(
          'Give each store one fixed environment, different from those of your other stores, and keep it. Four rules for its settings:',
        ),
        ul(
          'Match time zone and language to the country of the route.',
          'Choose a common screen size.',
          'Let the browser version update with the client. Don’t imitate another browser.',
          'Install only the extensions you need. Websites can detect extensions too.',
        ),
        h('cannot', 'Why stores can still be linked'),
        noteBlock(
          'Be careful with these promises',
          '“Your stores will never be linked.” “Marketplaces can’t tell.” “You’ll never be banned.” No tool can keep these promises, for three reasons.',
        ),
        p(
          'First, marketplaces look at much more than the browser. Payout accounts, legal representatives, addresses, phone numbers, product photos, warehouses and even the tone of customer service can link two stores. None of that is in the browser.',
        ),
        p(
          'Second, marketplaces don’t publish how they decide, and they keep changing it. Nobody can guarantee that settings that work today will work next year.',
        ),
        p(
          'Third, tools don’t replace management. One sign-in from someone’s personal browser can undo months of separation. Use environments together with permissions, registered devices and an activity log.',
        ),
        h('ours', 'How SuperBrowser helps'),
        p(
          'SuperBrowser is a multi-account, anti-detect browser. Each store has its own fixed environment, with a separate fingerprint, cookies, cache and route. When the device, network or location is unusual, the store stays closed until you confirm. The activity log shows who opened which store. That leaves fewer links between stores and helps you spot problems early.',
        ),
        h('check', 'Check your own environment'),
        p(
          'Open the fingerprint check inside a store’s environment and start it. In a few seconds you’ll see whether your system, language, time zone, screen and IP address contradict each other. The result should match the store’s country. If it doesn’t, correct the route and the time zone first, then check again. Keep a report for each store so you can compare later.',
        ),
        link('/detect', 'Check my browser'),
      ],
    },
  },
};
