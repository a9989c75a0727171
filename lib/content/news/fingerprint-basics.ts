import { h, link, noteBlock, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

export const fingerprintBasics: BuiltArticle = {
  slug: 'fingerprint-basics',
  category: 'isolation',
  publishedOn: '2026-11-18',
  text: {
    'zh-CN': {
      title: '浏览器指纹，说清楚能与不能',
      crumb: '浏览器指纹',
      description:
        '网页不用 Cookie 也能认出一台电脑。它看的是哪些信息，为什么「改得越多越安全」是错的，以及任何工具都不能向您承诺的三件事。',
      body: [
        p(
          '「指纹」这个词容易让人紧张，其实道理很朴素：网页为了正常显示，需要知道屏幕多大、什么语言、有哪些字体。单独一项谁都一样，几十项合在一起，就很少有两台电脑完全相同了。',
        ),
        h('what', '网页看得到什么'),
        table(
          '不需要您同意、网页就能读到的信息',
          ['信息', '例子', '多久会变'],
          ['系统与浏览器', 'Windows 10，浏览器版本', '升级时'],
          ['语言与时区', '英语，UTC+1', '很少'],
          ['屏幕', '1920×1080，缩放 125%', '换显示器时'],
          ['字体', '装了哪些中文、英文字体', '装软件时'],
          ['画布与显卡', '画同一张图，像素有细微差别', '换驱动、换电脑时'],
          ['网络地址', '从哪个国家、哪个网络来', '换网络时'],
        ),
        p(
          '前五项来自电脑，最后一项来自网络。网页把它们放在一起看，关注的往往不是某一项特殊，而是它们合不合理：语言是德语，时区却在东八区；自称是手机，屏幕却有 27 英寸那么宽。',
        ),
        h('consistent', '一致，比不同更要紧'),
        p(
          '常见的误解是：每次打开都随机换一套，别人就认不出来了。恰恰相反，一家正常的店，店主的电脑几个月都不会变。今天是 Mac，明天是 Windows，后天换一块显卡，这才是反常。',
        ),
        p(
          '比较稳妥的做法是：每家店固定一份环境，各项设置彼此说得通，与线路所在的国家对得上，并且长期保持。几家店之间各用各的，同一家店前后一致。',
        ),
        ul(
          '时区、语言与线路所在的国家一致。',
          '屏幕尺寸选常见的，不追求独一无二。',
          '浏览器版本跟着客户端更新，不手工伪装成别的浏览器。',
          '扩展只装需要的；扩展本身也会被网页看见。',
        ),
        h('cannot', '任何工具都不能承诺的三件事'),
        noteBlock(
          '请对这三句话保持警惕',
          '「用了绝不关联」「平台查不出来」「封了包赔」。说这些话的人，要么不了解平台，要么不打算兑现。',
        ),
        p(
          '第一，平台看的远不止浏览器。收款账户、法人、地址、电话、商品图片、发货仓库、客服语气，都可能让两家店显得有关系，这些信息不在浏览器里。',
        ),
        p('第二，平台的判断方法不公开，也一直在变。今天有效的设置，没有人能保证明年同样有效。'),
        p(
          '第三，工具管不住人。员工在自己的浏览器里登录一次，之前分得再清楚也白费。所以分环境要和权限、设备、日志一起用。',
        ),
        h('ours', '那超级浏览器做什么'),
        p(
          '给每家店一个独立而固定的环境，缓存、登录与线路各归各的；设备、网络或登录地与往常不同时先拦下，再问您；把谁打开过哪家店记下来。它帮您把店分开、把异常早点摆到眼前，不替您保证平台的结论。',
        ),
        h('check', '自己动手看一次'),
        p(
          '想知道自己的环境合不合理，不需要高深的工具。在店铺环境里打开任意一个显示时间和地区的网站，看看它认为您在哪里、说什么语言、现在几点。与店铺站点对得上，就是好的开始；对不上，先改线路和时区，再谈其他。',
        ),
        link('/', '看一店一道的示意图', '#isolation'),
      ],
    },
    'en-US': {
      title: 'Browser fingerprints: what can and cannot be done',
      crumb: 'Browser fingerprints',
      description:
        'A page can recognise a computer without cookies. What it looks at, why “the more you change, the safer” is wrong, and three things no tool can promise.',
      body: [
        p(
          'The word “fingerprint” sounds alarming. The idea is plain: to show itself properly, a page needs to know the size of the screen, the language and the fonts. Each fact alone is shared by millions. A few dozen together are rarely the same on two computers.',
        ),
        h('what', 'What a page can see'),
        table(
          'What a page reads without asking',
          ['Fact', 'Example', 'When it changes'],
          ['System and browser', 'Windows 10, browser version', 'With updates'],
          ['Language and time zone', 'English, UTC+1', 'Rarely'],
          ['Screen', '1920×1080, scaled to 125%', 'With a new display'],
          ['Fonts', 'Which Chinese and Latin fonts are installed', 'With new software'],
          [
            'Canvas and graphics',
            'The same drawing differs by a few pixels',
            'With a new driver or computer',
          ],
          ['Network address', 'Which country and network', 'With a new network'],
        ),
        p(
          'The first five come from the computer, the last from the network. Pages read them together, and what they notice is seldom one odd fact but a set that makes no sense: German with a time zone in Asia, or a “phone” with the screen of a 27-inch display.',
        ),
        h('consistent', 'Consistent matters more than different'),
        p(
          'A common belief: draw a new random set each time, and nobody recognises you. The opposite is true. The owner of an ordinary store keeps the same computer for months. A Mac today, Windows tomorrow and a new graphics card the day after is what looks strange.',
        ),
        p(
          'The steadier way: one fixed environment per store, with settings that fit each other and the country of the line, and that stay. Different between stores, the same within one.',
        ),
        ul(
          'Time zone and language fit the country of the line.',
          'A common screen size, not a unique one.',
          'A browser version that follows the client’s updates, not one dressed up as another browser.',
          'Only the extensions you need; pages can notice extensions too.',
        ),
        h('cannot', 'Three things no tool can promise'),
        noteBlock(
          'Be wary of these three sentences',
          '“Never linked.” “The platform cannot tell.” “We pay if you are banned.” Whoever says so either does not know platforms or does not mean it.',
        ),
        p(
          'First, platforms look at much more than a browser. Payout accounts, legal representatives, addresses, phones, product photos, warehouses and the tone of customer service may all make two stores look related, and none of them lives in the browser.',
        ),
        p(
          'Second, how platforms judge is not public, and it changes. Nobody can guarantee that settings which work today will work next year.',
        ),
        p(
          'Third, tools do not govern people. One sign-in from a private browser undoes months of separation. Separate environments belong together with permissions, devices and a log.',
        ),
        h('ours', 'So what does SuperBrowser do?'),
        p(
          'It gives each store a separate and steady environment, with cache, sign-ins and line of its own. When device, network or place differ from the usual, it stops and asks you. It records who opened which store. It helps you keep stores apart and puts the unusual in front of you early. It does not guarantee what a platform concludes.',
        ),
        h('check', 'Have a look yourself'),
        p(
          'You need no special tool to see whether an environment makes sense. Open any website that shows time and region inside the store’s environment: where does it think you are, which language do you speak, what time is it? If that fits the marketplace, it is a good start. If not, correct line and time zone before anything else.',
        ),
        link('/', 'See one lane per store', '#isolation'),
      ],
    },
  },
};
