import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

export const onePersonThreeMarkets: CaseRecord = {
  slug: 'one-person-three-markets',
  industry: 'crafts',
  size: 'solo',
  publishedOn: '2026-04-30',
  text: {
    'zh-CN': {
      title: '一个人，三个市场，各走各的',
      crumb: '一个人三个市场',
      description:
        '典型场景：手工饰品卖家独自经营三个国家的店。说明一个人为什么也要分环境、怎样用最少的设置开始，以及第一次请帮手时怎样交接。',
      setting: '1 人 · 3 家店 · 3 个国家',
      before: '一个浏览器三个窗口，时差里来回切',
      setup: '三个环境三条线路，手机看提醒',
      after: '请第一位帮手时，只交店不交密码',
      body: [
        h('before', '原来怎样'),
        p(
          '一位手工饰品卖家，白天做货，晚上回消息。美国、日本、英国三家店，开在同一个浏览器的三个窗口里。困的时候回错过语言，也把日本买家的地址粘到过美国的面单上。',
        ),
        p(
          '一个人做，没有权限问题，却有另一种混乱：三个市场的登录、收藏、缓存都在一起，换一台电脑就要从头登一遍。',
        ),
        h('setup', '最少的设置'),
        table(
          '三家店，三个环境',
          ['店铺', '环境与线路', '什么时候看'],
          ['美国店', '独立环境，美国线路', '早上发货前'],
          ['日本店', '独立环境，日本线路', '午饭前'],
          ['英国店', '独立环境，英国线路', '晚上回消息时'],
        ),
        ul(
          '一个老板账号就够，不需要成员。',
          '三家店的密码各录入一次，不再存在浏览器里。',
          '收藏夹按店整理：各店的物流、税务、客服页面放在各自的文件夹。',
          '手机上装 Android 版，出门也看得到提醒。',
        ),
        h('after', '之后'),
        p(
          '打开哪家店，语言、收藏和登录都是那家店的，回错语言的机会少了。换电脑时，登录自己的账号，三家店还在原来的样子。',
        ),
        h('helper', '第一次请帮手'),
        p(
          '旺季请表妹帮忙回英国店的消息。开一个子账号，只勾英国店，时段设在晚上七点到十一点，设备是她自己的笔记本，登记一次。密码没有给，验证码按店归档，她看得到英国店的那一条。旺季过去，取消勾选，什么都不用改。',
        ),
        p(
          '一个人时养成的习惯，人多起来照样管用。等到第三、第四位同事加入，只是多几个子账号，三家店的环境一个都不用动。',
        ),
        h('fits', '适合照着做的人'),
        p(
          '刚开第二、第三家店的个人卖家，或者准备请第一位帮手的人。暂时只有一家店，也可以先建好环境，日后多开不用搬家。',
        ),
        noteBlock(
          '要提前想好的',
          '老板账号绑定的手机号请用长期在用的那一个。验证、找回与注销，都要靠它。',
        ),
      ],
    },
    'en-US': {
      title: 'One person, three markets, a lane for each',
      crumb: 'One person, three markets',
      description:
        'A typical scenario: a jewellery maker with stores in three countries. Why one person needs separate environments, what to set up, how a first helper takes over.',
      setting: '1 person · 3 stores · 3 countries',
      before: 'One browser, three windows, three time zones',
      setup: 'Three environments, three lines, warnings on the phone',
      after: 'The first helper gets a store, not a password',
      body: [
        h('before', 'How it was'),
        p(
          'A maker of jewellery works by day and answers messages at night. Three stores, in the United States, Japan and the UK, sit in three windows of one browser. Late at night a reply goes out in the wrong language; once a Japanese address was pasted onto an American label.',
        ),
        p(
          'Alone there is no question of permissions, but another kind of muddle: sign-ins, bookmarks and cache of three markets lie together, and a new computer means signing in from scratch.',
        ),
        h('setup', 'The least to set up'),
        table(
          'Three stores, three environments',
          ['Store', 'Environment and line', 'When it is looked at'],
          ['United States', 'Own environment, US line', 'In the morning, before shipping'],
          ['Japan', 'Own environment, Japanese line', 'Before lunch'],
          ['UK', 'Own environment, UK line', 'In the evening, with the messages'],
        ),
        ul(
          'One owner account is enough; there are no members.',
          'Each password is entered once and no longer kept in the browser.',
          'Bookmarks are sorted by store: shipping, tax and support pages in a folder each.',
          'The Android app shows warnings away from home.',
        ),
        h('after', 'Since then'),
        p(
          'Whichever store is open, language, bookmarks and sign-in are that store’s, and wrong replies are rarer. On a new computer, signing in to one account brings three stores back as they were.',
        ),
        h('helper', 'The first helper'),
        p(
          'In season a cousin answers messages for the UK store. She gets a sub-account with the UK store ticked, from seven to eleven in the evening, on her own laptop, registered once. No password was given; codes are filed by store, and she sees those of the UK. When the season is over, the tick goes, and nothing has to be changed.',
        ),
        p(
          'Habits formed alone still work in company. When a third and a fourth colleague join, there are a few more sub-accounts, and not one environment has to be touched.',
        ),
        h('fits', 'Who this fits'),
        p(
          'Sellers who are opening their second or third store, and those about to ask for help for the first time. With one store for now, an environment still saves you a move later.',
        ),
        noteBlock(
          'Think of this beforehand',
          'Register the owner account with a phone number you will keep. Verification, recovery and cancelling depend on it.',
        ),
      ],
    },
  },
};
