import { h, link, noteBlock, ol, p, table } from '../blocks';
import type { BuiltArticle } from '../types';

export const separateStoreEnvironments: BuiltArticle = {
  slug: 'separate-store-environments',
  category: 'isolation',
  publishedOn: '2026-04-23',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '一台电脑怎样分开多家店铺',
      crumb: '分开店铺环境',
      description:
        '多家店最容易混用的有五项：登录状态、缓存、指纹、网络和人员。在一台电脑上怎样逐项分开，按什么顺序迁移，以及分开之后每周检查什么。',
      lead: '每家店一个独立环境、一条线路，再按店授权给成员。先迁移一家，确认正常后再迁移下一家。',
      body: [
        p(
          '很多团队起步时只有一台电脑、一个浏览器，开几个窗口轮流处理订单。店少时问题不明显；到了第四、第五家店，就会登错账号、把消息发到别家店，验证码也发到同事的手机上。',
        ),
        p('这些错误看似粗心，其实是因为几家店共用了同一套环境。先找出共用的内容，再逐项分开。'),
        h('where', '五个容易混在一起的地方'),
        table(
          '店铺之间可能共用的内容',
          ['共用的内容', '会发生什么', '怎样分开'],
          ['登录状态与 Cookie', '退出一家店，另一家也掉线', '一店一个独立环境'],
          ['缓存与自动填充', '把甲店的地址、账号填进乙店', '缓存按店保存，不用浏览器记密码'],
          ['浏览器指纹', '几家店显示为同一台设备', '每家店固定一份环境设置'],
          ['网络出口', '几家店从同一个 IP 访问', '每家店绑定自己的线路'],
          ['操作人员', '谁都能打开所有店，出错查不到人', '按店授权，保留行为日志'],
        ),
        p(
          '前三项在浏览器里，第四项在网络上，第五项在团队里。五项要一起分开：网络分开了，缓存没分开，填错的地址一样会提交出去。',
        ),
        h('how', '按这个顺序分开'),
        ol(
          '列一张表：每家店的平台、国家、负责人、目前在哪台电脑登录。信息不全的店先不迁移。',
          '在客户端添加店铺，一家店一个独立环境，名称写明平台和国家，例如「eBay 德国 汽配」，不要写「店铺 3」。',
          '给每家店绑定一条线路，优先选店铺所在的国家，之后不要来回更换。海外 IP 按月或按年付费。',
          '在旧浏览器里退出登录，并清除记住的密码。',
          '在客户端录入店铺的账号密码，录入后加密保存，再点「打开」。',
          '最后给成员授权，员工只能看到授权给自己的店铺。',
        ),
        noteBlock(
          '一次只迁移一家店',
          '迁移一家店后观察三到五天，确认登录、消息、订单都正常，再迁移下一家。同一天迁移所有店铺，出现异常时很难判断原因。',
        ),
        h('keep', '分开后怎样保持'),
        p(
          '最常见的问题有三种：用自己的浏览器临时看一眼后台；出差时用手机热点登录；新员工入职，先借用老员工的账号。',
        ),
        p(
          '对应的做法是：外出时用 Android 版查看提醒、审批授权，不另开浏览器；登记成员的登录设备，未登记的设备请求打开店铺时先暂停，等您确认；给每位新员工开一个子账号。',
        ),
        h('week', '每周检查十分钟'),
        p(
          '打开行为日志，检查三项：有没有不认识的设备，有没有下班后的登录，有没有人打开了不归他负责的店铺。发现异常，先收回授权，再向成员了解情况。',
        ),
        p(
          '独立环境能减少店铺之间的互相影响，也能让您更早发现问题。平台审核店铺时，还会看商品、资质、客服和物流，这些同样要做好。',
        ),
        link('/download/contrast', '选择适合团队的版本', '#finder'),
      ],
    },
    'en-US': {
      title: 'How to run several stores separately on one computer',
      crumb: 'Separating stores',
      description:
        'Stores get mixed up through shared sign-ins, cache, fingerprints, networks and people. See how to separate them on one computer and what to review weekly.',
      lead: 'Give each store its own environment and route, then give people access by store. Move one store first, and the next when it works.',
      body: [
        p(
          'Most teams start with one computer, one browser and a few windows, and switch to the store that has an order. With two stores that works. With four or five, people sign in to the wrong account, messages go out from the wrong store and verification codes arrive on a colleague’s phone.',
        ),
        p(
          'It looks like carelessness, but the cause is that the stores share one environment. Find out what they share, then separate it piece by piece.',
        ),
        h('where', 'Five places where stores mix'),
        table(
          'What stores may share',
          ['What is shared', 'What happens', 'How to separate it'],
          [
            'Sign-ins and cookies',
            'Signing out of one store signs you out of another',
            'One environment per store',
          ],
          [
            'Cache and autofill',
            'Store A’s address or account gets filled in for store B',
            'Cache saved per store, no passwords saved in the browser',
          ],
          [
            'Browser fingerprint',
            'Several stores look like one device',
            'One fixed set of settings per store',
          ],
          [
            'Network',
            'Several stores come from one IP address',
            'Each store bound to its own route',
          ],
          [
            'People',
            'Everyone can open every store, and mistakes can’t be traced',
            'Access by store, plus an activity log',
          ],
        ),
        p(
          'The first three are in the browser, the fourth is in the network and the fifth is in your team. Separate all five: with separate routes but a shared cache, the wrong address still gets submitted.',
        ),
        h('how', 'Separate them in this order'),
        ol(
          'List each store’s marketplace, country and person responsible, and the computer it’s opened on today. Don’t move a store until its row is complete.',
          'Add the stores in the client, each with its own environment. Name them by marketplace and country, such as “eBay Germany, auto parts,” not “store 3.”',
          'Bind a route to each store, preferably in the store’s country, and stay with it. Overseas IPs are billed by the month or year.',
          'Sign out in the old browser and clear the passwords saved there.',
          'Enter the store’s account and password in the client; they’re stored encrypted after you enter them. Then click Open.',
          'Finally, give people access. Staff see only the stores you give them.',
        ),
        noteBlock(
          'Move one store at a time',
          'After each move, watch sign-ins, messages and payouts for three to five days before you move the next store. If you move them all on one day and something goes wrong, it’s hard to find the cause.',
        ),
        h('keep', 'Keep them separate'),
        p(
          'Stores usually get mixed up again in three ways: people take a quick look in their personal browser, sign in through a hotspot while traveling, or let a new colleague use an existing account.',
        ),
        p(
          'Each has a simple fix. While traveling, check warnings and approve requests in the Android app instead of opening another browser. Register the devices your team signs in on, so unregistered ones wait for your approval. Create a sub-account for each new colleague.',
        ),
        h('week', 'Review for ten minutes a week'),
        p(
          'Open the activity log and look for three things: a device you don’t know, a sign-in outside working hours, or a person in a store they don’t manage. If you find one, revoke access first, then ask.',
        ),
        p(
          'Separate environments keep stores from affecting each other and help you spot problems earlier. Marketplaces also look at products, documents, service and shipping, so keep those in order too.',
        ),
        link('/download/contrast', 'Find the edition for my team', '#finder'),
      ],
    },
  },
};
