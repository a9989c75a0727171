import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

export const onePersonThreeMarkets: CaseRecord = {
  slug: 'one-person-three-markets',
  industry: 'crafts',
  size: 'solo',
  publishedOn: '2026-04-30',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '一个人经营三个市场的店铺',
      crumb: '一个人三个市场',
      description:
        '手工饰品卖家独自经营三个国家的店铺：一个人为什么也要分开环境，怎样用最少的设置开始，旺季请帮手时怎样只授权一家店、不给密码。',
      lead: '三家店各用一个环境、一条线路，只需要一个老板账号。费用是一个套餐和三个海外 IP，付款前可以在客户端看到价格。',
      setting: '1 人 · 3 家店 · 3 个国家',
      before: '一个浏览器开三个窗口，来回切换',
      setup: '三个独立环境、三条线路，手机看提醒',
      after: '请第一位帮手时，只授权店铺，不给密码',
      body: [
        h('before', '原来的做法'),
        p(
          '一位手工饰品卖家，白天做手工，晚上回消息。美国、日本、英国三家店，开在同一个浏览器的三个窗口里，曾经用错语言回复买家，也把日本买家的地址粘贴到美国的面单上。',
        ),
        p('一个人不用分权限，但三个市场的登录、收藏和缓存混在一起，换台电脑又要全部重新登录。'),
        h('setup', '怎样设置'),
        table(
          '三家店的环境',
          ['店铺', '环境与线路', '处理时间'],
          ['美国店', '独立环境，美国线路', '早上发货前'],
          ['日本店', '独立环境，日本线路', '午饭前'],
          ['英国店', '独立环境，英国线路', '晚上回消息时'],
        ),
        ul(
          '只用一个老板账号，不添加成员。',
          '三家店的密码各录入一次，加密保存，不再由普通浏览器记住。',
          '收藏夹按店保存，物流、税务、客服页面放进各店的文件夹。',
          '手机装 Android 版，外出时查看设备风险提醒。',
        ),
        h('after', '设置后的变化'),
        p(
          '打开哪家店，就使用那家店的语言、收藏和登录状态，回错语言的情况少了。换电脑时，在新电脑上登录自己的账号，在手机上确认是本人，三家店的环境都在。',
        ),
        h('helper', '第一次请帮手'),
        p(
          '旺季时，请表妹帮忙回复英国店的消息：开一个子账号，只授权英国店，登录时段为 19:00–23:00，设备是她自己登记过的笔记本。她看不到密码；英国店用云号接收验证码，她只能看到这家店的验证码。旺季结束后取消授权，密码不需要修改。',
        ),
        p('以后增加同事，同样开子账号、按店授权，三家店的环境保持不变。'),
        h('fits', '适合哪些卖家'),
        p(
          '刚开第二、第三家店的个人卖家，或者准备请第一位帮手的卖家。还在比较的，可以先免费注册和安装，在客户端看到合适的套餐价格，再决定是否购买。',
        ),
        noteBlock('需要提前考虑', '老板账号请绑定长期使用的手机号，验证、找回与注销都需要它。'),
      ],
    },
    'en-US': {
      title: 'Solo seller: one person, three markets',
      crumb: 'One person, three markets',
      description:
        'A jewelry maker runs stores in three countries alone. See why one person needs separate environments, what to set up first and how a first helper joins.',
      lead: 'Three stores, each with its own environment and route, and one owner account. You pay for a plan and three overseas IPs; the client shows the price before you pay.',
      setting: '1 person · 3 stores · 3 countries',
      before: 'One browser, three windows, constant switching',
      setup: 'Three environments, three routes, warnings on the phone',
      after: 'The first helper gets access to one store, not its password',
      body: [
        h('before', 'Before'),
        p(
          'A jewelry maker works by day and answers messages at night. Three stores, in the United States, Japan and the UK, were open in three windows of one browser. Some replies went out in the wrong language, and once a Japanese address ended up on an American label.',
        ),
        p(
          'A solo seller has no permissions to manage. But the sign-ins, bookmarks and cache of three markets were mixed up, and a new computer meant signing in to everything again.',
        ),
        h('setup', 'What to set up'),
        table(
          'Environments for three stores',
          ['Store', 'Environment and route', 'When it’s open'],
          ['United States', 'Own environment, US route', 'In the morning, before shipping'],
          ['Japan', 'Own environment, Japanese route', 'Before lunch'],
          ['UK', 'Own environment, UK route', 'In the evening, for messages'],
        ),
        ul(
          'One owner account, no members.',
          'Each store’s password is entered once, stored encrypted, and no longer saved in an ordinary browser.',
          'Bookmarks are saved per store, with folders for shipping, tax and support pages.',
          'The Android app shows device-risk warnings when you’re out.',
        ),
        h('after', 'What changed'),
        p(
          'Each store opens with its own language, bookmarks and sign-in, so replies in the wrong language are rare. On a new computer, sign in to your account and register the device, and all three environments are there.',
        ),
        h('helper', 'Bringing in a first helper'),
        p(
          'In peak season a cousin answers messages for the UK store. She gets a sub-account with access to that store from 19:00 to 23:00, on her own registered laptop, and never sees the password. The UK store’s codes arrive at a cloud number, and she sees only those. After the season, her access is revoked and the password stays the same.',
        ),
        p(
          'When more colleagues join, create a sub-account for each and give access by store. The three environments stay as they are.',
        ),
        h('fits', 'Who this fits'),
        p(
          'Sellers adding a second or third store, and anyone about to bring in a first helper. If you’re still comparing, sign up and install for free, see in the client what the right plan costs, then decide.',
        ),
        noteBlock(
          'Think about this first',
          'For the owner account, use a phone number you’ll keep. You need it for verification, recovery and cancellation.',
        ),
      ],
    },
  },
};
