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
      name: '应用合作优惠',
      summary: '应用接进浏览器时，优惠写在哪里、由谁兑现。',
      title: '工具接进来，|优惠写明白',
      lead: '选品、客服、打单、自动化，卖家每天要开好几样工具。合作应用接到店铺旁边，优惠由谁给、给多少、到哪天，都在打开之前写清楚。',
      after: '本期应用合作优惠已经结束。应用本身照常使用，费用以各应用页面为准。',
      offersTitle: '现在能用的',
      offersLead:
        '以下两项由我们给出，新用户注册后都能用，与您装哪些应用无关。合作应用自己的优惠由应用方在应用页面上公布。',
      own: {
        kind: 'docks',
        title: '四种接法，四个接口',
        lead: '应用接进来的方式不同，能给的优惠也不同。申请合作前，先看您的产品属于哪一种。',
        note: '应用只能接触您授权的店铺。撤回授权后，这家店对它就关上了门。',
        items: [
          {
            mark: 'EXT',
            title: '扩展',
            text: '装进某家店的浏览器环境，只在这家店里运行。优惠按店铺数或按成员数计，由应用方说明。',
          },
          {
            mark: 'SITE',
            title: '站点应用',
            text: '从应用中心打开的网站服务，免去重复登录。优惠通常写在站点自己的收银页，打开前先看应用页的说明。',
          },
          {
            mark: 'RPA',
            title: '自动化流程',
            text: '把重复的点击做成流程，在指定店铺里按次运行。优惠要写明按流程还是按次数。',
          },
          {
            mark: 'SMS',
            title: '云号服务',
            text: '给店铺接收验证码的云手机号。优惠要写明号码用途与有效期，换号是否另计。',
          },
        ],
      },
      rulesTitle: '一条合作优惠|要写全五件事',
      rules: [
        { title: '给谁', text: '新用户、老用户，还是某个套餐的用户。写不清对象的优惠不上架。' },
        {
          title: '给什么',
          text: '金额、折扣或赠送的期限，三者取一，不用「超值」之类的词代替数字。',
        },
        { title: '到哪天', text: '开始与结束都写日期，按北京时间算。' },
        {
          title: '谁收款',
          text: '由应用方收款的，发票与退款找应用方；由我们代收的，在订单里注明。',
        },
        { title: '数据去哪', text: '应用会读哪些店铺数据、存在哪里，与优惠写在同一页。' },
      ],
      faqTitle: '合作优惠问答',
      faq: [
        {
          title: '我做了一个工具，怎么把优惠放上来？',
          text: '先申请成为生态伙伴，说明产品、接入方式与优惠。材料齐了之后，由负责生态的同事与您逐条核对上面五件事。',
        },
        {
          title: '应用的优惠兑现不了，找谁？',
          text: '先按应用页上的联系方式找应用方。没有答复的，把订单与页面截图交给我们的客服，我们核对当时的页面。',
        },
        {
          title: '装了应用，店铺之间会不会串？',
          text: '扩展装在单家店铺的环境里，环境之间的登录状态与缓存各自独立。一家店的应用不会因此进入另一家店。',
        },
      ],
    },
    'en-US': {
      name: 'Application offers',
      summary: 'What to check in an application’s offer, and who honors it.',
      title: 'Tools beside your stores,| offers in plain words',
      lead: 'Research, customer service, labels, automation: sellers open several tools a day. Partner applications sit right beside your stores, and each offer states who gives what, and until when, before you open it.',
      after:
        'This round of application offers is over. The applications go on working; what they cost is on their own pages.',
      offersTitle: 'Yours today',
      offersLead:
        'Both come from us and are for every new user, whichever applications you install. Partners publish their own offers on their application’s page.',
      own: {
        kind: 'docks',
        title: 'Four ways an application connects',
        lead: 'How an application connects decides which kind of offer makes sense. Find yours before you apply.',
        note: 'An application reaches only the stores you give it access to. Revoke access and the door is shut.',
        items: [
          {
            mark: 'EXT',
            title: 'Extension',
            text: 'Installed in one store’s browser environment and runs only there. Offers are priced per store or per member; the maker says which.',
          },
          {
            mark: 'SITE',
            title: 'Site application',
            text: 'A web service opened from the application centre without signing in again. Its offer usually applies at its own checkout, so read the page first.',
          },
          {
            mark: 'RPA',
            title: 'Automated flow',
            text: 'Repeated clicks turned into a flow that runs in the stores you name. The offer has to say whether it is priced per flow or per run.',
          },
          {
            mark: 'SMS',
            title: 'Cloud number',
            text: 'A number in the cloud that receives a store’s codes. The offer has to say what the number is for, how long it lasts and whether changing it costs extra.',
          },
        ],
      },
      rulesTitle: 'Five things| an offer must say',
      rules: [
        {
          title: 'For whom',
          text: 'New users, existing users or those on a certain plan. Offers that don’t say are not listed.',
        },
        {
          title: 'What',
          text: 'A sum, a percentage or free time: one of the three, as a number. “Great value” is not a number.',
        },
        { title: 'Until when', text: 'First and last day, in Beijing time.' },
        {
          title: 'Who bills',
          text: 'If the maker bills, invoices and refunds are the maker’s. If we collect, the order says so.',
        },
        {
          title: 'Where data goes',
          text: 'The offer’s page says which store data is read and where it is kept.',
        },
      ],
      faqTitle: 'About these offers',
      faq: [
        {
          title: 'I have built a tool. How does its offer get here?',
          text: 'Apply as an ecosystem partner with your product, its way of connecting and the offer. Once your papers are complete, a colleague goes through the five points with you.',
        },
        {
          title: 'An application does not honour its offer. Whom do I ask?',
          text: 'Its maker first, at the contact on the page. Without an answer, send order and screenshot to our support; we compare them with the page as it was.',
        },
        {
          title: 'Do applications carry things from one store to another?',
          text: 'An extension is installed in a single store’s environment. Sign-ins and caches are separate for each, so it does not cross over.',
        },
      ],
    },
  },
};
