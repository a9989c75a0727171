import type { BuiltCampaign } from './types';

export const cooperation: BuiltCampaign = {
  slug: 'cooperation',
  path: '/activity/cooperation',
  activityId: 'cooperation',
  visual: 'docks',
  start: '2025-01-01T00:00:00+08:00',
  end: '2031-01-01T00:00:00+08:00',
  offers: ['coupon', 'first_month_ip'],
  text: {
    'zh-CN': {
      name: '合作应用优惠',
      summary: '合作应用的优惠由谁提供、怎么领、遇到问题找谁。',
      title: '合作应用|优惠说明',
      lead: '合作应用的优惠由提供方给出。在客户端的应用中心打开应用页面，查看优惠金额、条件和截止日期，再决定是否安装；新应用建议先在一家店里试用。',
      after: '本期合作应用优惠已经结束。应用仍可使用，费用见各应用页面。',
      offersTitle: '新用户可用的优惠',
      offersLead: '这两项由超级浏览器提供，不安装合作应用也能领。',
      own: {
        kind: 'docks',
        title: '合作应用的三种形式',
        lead: '优惠怎么算，看应用属于哪一种。',
        note: '应用只能使用您授权的店铺。收回授权后，它不能再访问这家店。云号是客户端的内置功能，不属于合作应用。',
        items: [
          {
            mark: 'EXT',
            title: '扩展',
            text: '安装在某家店的独立环境里，只在这家店运行。优惠按店铺数或成员数计算，应用页面会写明。',
          },
          {
            mark: 'SITE',
            title: '站点应用',
            text: '从应用中心打开的网站服务。优惠通常在该网站付款时使用。',
          },
          {
            mark: 'RPA',
            title: '自动化流程',
            text: '把重复操作做成流程，在店铺的独立环境里运行。优惠按流程或按次数计算，应用页面会写明。',
          },
        ],
      },
      rulesTitle: '领取前|核对五项',
      rules: [
        { title: '对象', text: '给新用户、老用户，还是只给某个套餐的用户。' },
        {
          title: '内容',
          text: '优惠金额、折扣或赠送时长，都写明具体数字。',
        },
        { title: '日期', text: '开始与截止日期，按北京时间计算。' },
        {
          title: '收款方',
          text: '应用提供方收款的，发票与退款找提供方；由我们代收的，订单里会注明。',
        },
        { title: '数据', text: '读取哪些店铺数据，存放在哪里。' },
      ],
      faqTitle: '合作优惠常见问题',
      faq: [
        {
          title: '我有一款工具，怎么提供优惠？',
          text: '请先申请生态合作，写明产品、接入方式与优惠内容；生态经理会与您逐项核对上面五项。',
        },
        {
          title: '应用的优惠没有兑现，找谁？',
          text: '先按应用页面上的联系方式联系提供方。没有答复的，把订单与页面截图发给客服，由我们核对。',
        },
        {
          title: '安装应用会让店铺之间互相影响吗？',
          text: '不会。扩展只在安装它的店铺里运行，自动化流程在每家店自己的环境里运行，各店的登录状态与缓存互相独立。',
        },
        {
          title: '应用要另外付费吗？',
          text: '由提供方定价，价格与条款写在各应用页面。套餐和海外 IP 由超级浏览器收费，价格在付款前显示。',
        },
      ],
    },
    'en-US': {
      name: 'Partner app offers',
      summary:
        'Who provides each partner app’s offer, how to claim it and who to contact about it.',
      title: 'Partner app| offers',
      lead: 'Offers for partner apps come from their providers. Open an app’s page in the client’s app center to see the amount, terms and end date before you install. Try a new app in one store first.',
      after:
        'This round of partner app offers has ended. The apps keep working; their prices are on their own pages.',
      offersTitle: 'Offers for new users',
      offersLead: 'These two come from SuperBrowser and don’t depend on any app.',
      own: {
        kind: 'docks',
        title: 'Three ways an app connects',
        lead: 'How an offer is calculated depends on the type of app.',
        note: 'An app can use only the stores you give it access to. Revoke access and it can no longer reach the store. Cloud numbers are built into the client and aren’t partner apps.',
        items: [
          {
            mark: 'EXT',
            title: 'Extension',
            text: 'Installed in one store’s environment and runs only there. Its offer counts per store or per member; the app’s page says which.',
          },
          {
            mark: 'SITE',
            title: 'Site app',
            text: 'A web service you open from the app center without signing in again. Use its offer when you pay on its own site.',
          },
          {
            mark: 'RPA',
            title: 'Automation flow',
            text: 'A routine task set up as a flow that runs in the store’s own environment. Its offer counts per flow or per run; the app’s page says which.',
          },
        ],
      },
      rulesTitle: 'Five things| to check first',
      rules: [
        {
          title: 'Who it’s for',
          text: 'New users, existing users or users on a certain plan.',
        },
        {
          title: 'What you get',
          text: 'The exact amount, percentage or free time.',
        },
        { title: 'When it ends', text: 'First and last day, in Beijing time.' },
        {
          title: 'Who bills you',
          text: 'If the provider bills you, ask the provider about invoices and refunds. If SuperBrowser collects the payment, the order says so.',
        },
        {
          title: 'Where data goes',
          text: 'Which store data is read and where it’s stored.',
        },
      ],
      faqTitle: 'Partner app offers FAQ',
      faq: [
        {
          title: 'I’ve built a tool. How do I list an offer?',
          text: 'First apply to be an ecosystem partner. Describe your product, how it connects and the offer, and an ecosystem manager will go through the five points with you.',
        },
        {
          title: 'What if an app doesn’t honor its offer?',
          text: 'Contact the provider first; the app’s page says how. If you get no answer, send Support your order and a screenshot, and we’ll look into it.',
        },
        {
          title: 'Can an app make my stores affect each other?',
          text: 'No. An extension works only in the store where you installed it, and a flow runs in each store’s own environment. Sign-ins and caches stay separate.',
        },
        {
          title: 'Do apps cost extra?',
          text: 'Each provider sets its own price and terms, shown on the app’s page. Your SuperBrowser plan and overseas IPs are billed separately; the client shows their prices before you pay.',
        },
      ],
    },
  },
};
