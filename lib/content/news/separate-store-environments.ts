import { h, link, noteBlock, ol, p, table } from '../blocks';
import type { BuiltArticle } from '../types';

export const separateStoreEnvironments: BuiltArticle = {
  slug: 'separate-store-environments',
  category: 'isolation',
  publishedOn: '2026-04-23',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '一台电脑多家店，环境怎么分开',
      crumb: '分开店铺环境',
      description:
        '登录状态、缓存、指纹、网络、人，店铺会在五个地方混到一起。这篇按容易出错的顺序，讲怎样一层一层分开，以及分好以后每周看什么。',
      body: [
        p(
          '很多团队起步时都是同一个做法：一台电脑，一个浏览器，开几个窗口，哪家店来单就切到哪家。店少的时候没觉得有问题，到了第四、第五家，开始出现登错账号、消息发到别家店、验证码发给了别人的手机。',
        ),
        p('这些看上去是粗心，根子在于几家店共用了同一套东西。先看清楚共用了什么，才知道要分什么。'),
        h('where', '五个会混在一起的地方'),
        table(
          '从外到内，店铺之间可能共用的东西',
          ['共用的东西', '会发生什么', '怎样分开'],
          ['登录状态与 Cookie', '退出一家，另一家也掉线；后台认错人', '一店一个独立环境'],
          ['缓存与自动填充', '把甲店的地址、账号填进乙店', '缓存按店保存，不用浏览器记密码'],
          ['浏览器指纹', '几家店呈现同一台设备的特征', '每家店固定一份环境设置'],
          ['网络出口', '几家店从同一个地址访问', '每家店绑定自己的线路'],
          ['操作的人', '谁都能开所有店，出错查不到', '按店授权，留下日志'],
        ),
        p(
          '前三项在浏览器里，第四项在网络上，第五项在人身上。只分其中一两项，效果有限：网络分开了，缓存没分，填错的地址一样会提交出去。',
        ),
        h('how', '按这个顺序动手'),
        ol(
          '先列一张表：每家店的平台、站点、负责人、现在从哪台电脑登录。列不出来的店，先不要动。',
          '给每家店建一个独立环境。名字写清楚平台和站点，例如「德国汽配」，不要用「店铺 3」。',
          '给每家店指定一条线路，站点在哪个国家，就优先选那个国家的线路。之后不要来回更换。',
          '从旧浏览器退出登录，再在新环境里登录。两边同时在线，等于没有分开。',
          '把密码录入一次，由系统加密保存；清掉旧浏览器里记住的密码。',
          '最后分人：员工只看得到授权给他的店。',
        ),
        noteBlock(
          '一次只搬一家',
          '搬完一家，观察三到五天，确认登录、消息、打款都正常，再搬下一家。同一天把所有店换到新环境，一旦有异常，您分不清是哪一步引起的。',
        ),
        h('keep', '分好以后，别又混回去'),
        p(
          '最常见的倒退有三种。一是图方便，用自己的浏览器「临时看一眼」后台；二是出差时换了网络，又从手机热点登录；三是新员工入职，直接拿老员工的账号先用着。',
        ),
        p(
          '对应的办法也简单：外出时用手机端查看和批授权，不另开浏览器；把登录设备登记下来，没登记的电脑先拦下再问您；新员工开一个子账号，几分钟的事。',
        ),
        h('week', '每周花十分钟'),
        p(
          '打开行为日志，看三件事：有没有不认识的设备，有没有下班时间的登录，有没有人打开了不归他管的店。没有异常就关掉；有异常，先收回授权，再去问人。',
        ),
        p(
          '最后说一句实话：环境分开，能减少店铺之间的互相牵连，也能让您更早发现问题；但平台怎样审核一家店，看的远不止这些。货、资质、客服和物流，该做好的还是要做好。',
        ),
        link('/download/contrast', '我的团队该用哪个版本', '#finder'),
      ],
    },
    'en-US': {
      title: 'Several stores, one computer: keeping environments apart',
      crumb: 'Keeping environments apart',
      description:
        'Sign-ins, cache, fingerprints, network and people: stores mix in five places. How to separate them layer by layer, and what to look at every week.',
      body: [
        p(
          'Most teams start the same way: one computer, one browser, a few windows, and you switch to whichever store has an order. With two stores nobody minds. With the fourth or fifth, somebody signs in to the wrong account, a message goes out from the wrong shop, and a verification code lands on a colleague’s phone.',
        ),
        p(
          'It looks like carelessness. The cause is that the stores share things. See what they share first, then you know what to separate.',
        ),
        h('where', 'Five places where stores mix'),
        table(
          'What stores may share, from the outside in',
          ['What is shared', 'What happens', 'How to separate it'],
          [
            'Sign-ins and cookies',
            'Signing out of one store ends another; the back office takes you for somebody else',
            'One separate environment per store',
          ],
          [
            'Cache and autofill',
            'An address or account of store A is filled into store B',
            'Cache kept by store, no passwords saved in the browser',
          ],
          [
            'Browser fingerprint',
            'Several stores show the traits of one device',
            'One fixed set of environment settings per store',
          ],
          [
            'Network exit',
            'Several stores come from one address',
            'Each store bound to a line of its own',
          ],
          [
            'People',
            'Everybody can open everything, and nobody knows who did what',
            'Grants by store, and a log',
          ],
        ),
        p(
          'The first three live in the browser, the fourth in the network, the fifth in the team. Separating only one or two helps little: with separate lines but a shared cache, the wrong address is still submitted.',
        ),
        h('how', 'Do it in this order'),
        ol(
          'Make a list: platform, marketplace and person in charge of each store, and the computer it is opened on today. Leave alone what you cannot describe.',
          'Create one environment per store. Name it by platform and marketplace, such as “Germany auto parts”, not “store 3”.',
          'Give each store a line, preferably in the country of its marketplace. Do not switch back and forth afterwards.',
          'Sign out in the old browser before you sign in in the new environment. Online in both is not separated.',
          'Enter the password once and let it be encrypted; clear the passwords the old browser remembers.',
          'Separate people last: employees see only the stores granted to them.',
        ),
        noteBlock(
          'One store at a time',
          'Move one, watch it for three to five days, check sign-in, messages and payouts, then move the next. If everything moves on one day and something looks odd, you cannot tell which step caused it.',
        ),
        h('keep', 'How it gets mixed up again'),
        p(
          'There are three common ways back. Somebody “just has a quick look” in a private browser. Somebody travels and signs in through a hotspot. A new colleague uses an old colleague’s account until theirs is ready.',
        ),
        p(
          'The answers are simple: on the road, look and approve on the mobile app instead of another browser; register the devices people sign in on, so that an unknown one is stopped and you are asked; open a sub-account for the new colleague, which takes minutes.',
        ),
        h('week', 'Ten minutes a week'),
        p(
          'Open the activity log and look for three things: a device you do not know, a sign-in outside working hours, a person in a store that is not theirs. Nothing there? Close it. Something there? Revoke first, ask second.',
        ),
        p(
          'One honest word at the end: separate environments reduce how stores affect each other and show you trouble earlier. How a platform reviews a store depends on much more. Products, paperwork, service and shipping still have to be right.',
        ),
        link('/download/contrast', 'Which edition fits my team', '#finder'),
      ],
    },
  },
};
