import type { BuiltCampaign } from './types';

export const recharge: BuiltCampaign = {
  slug: 'recharge',
  path: '/activity/recharge',
  activityId: 'recharge',
  visual: 'stairs',
  start: '2026-10-01T00:00:00+08:00',
  end: '2027-01-01T00:00:00+08:00',
  offers: ['coupon', 'button_coupon', 'coupon_pack'],
  text: {
    'zh-CN': {
      name: '充值优惠',
      summary: '三种券各从哪里来，充值时怎么付、怎么扣。',
      title: '充值之前，|先把券领齐',
      lead: '券有三种，领到哪一种，看您从哪里来：新注册的、自己找来的、推广伙伴介绍的。先对号领券，再充值，账就不会算错。',
      after:
        '本期充值优惠已经结束。账号里尚未使用的券以客户端内显示为准；现在能领的，请看全部优惠。',
      offersTitle: '对号领券，|您是哪一种',
      offersLead: '金额是券面金额，不是套餐价格。套餐与 IP 的价格以客户端内显示为准。',
      own: {
        kind: 'payment',
        title: '怎么付，怎么扣',
        lead: '费用先充后用。充进去的钱留在账号里，到扣费日再扣，扣多少在下单时就已写明。',
        note: '公司付款需要走审批的，请先让经理把套餐与周期截图存档：扣费按下单时选的周期进行。',
        caption: '充值与扣费的五条约定',
        ways: ['信用卡', '支付宝', '微信支付'],
        rows: [
          { title: '预付', text: '先充值，后使用。余额不足时，到期的项目不会自动赊账。' },
          { title: '扣费周期', text: '按月或按年扣，下单时由您选定。' },
          { title: '未用期间', text: '已经扣费而没有用完的时间不退款，所以不确定时先选按月。' },
          { title: '税费', text: '标价不含税。需要开票的，请在付款前问清税点与抬头。' },
          { title: '付款之后', text: '付费账号可以使用客服，周一至周日 9:00–22:00，中文或英文。' },
        ],
      },
      rulesTitle: '用券的规矩',
      rules: [
        { title: '看券面', text: '每张券能用在哪里、到哪天为止，以客户端券包里写的为准。' },
        {
          title: '没有门槛',
          text: '这三种都是无门槛券，不要求先买满多少。活动另设门槛时，券旁会写明起用金额。',
        },
        { title: '不折现', text: '券用来抵扣费用，不能提现，也不能转到别的账号。' },
        {
          title: '伙伴另算',
          text: '经推广伙伴的链接来访，按钮上写的是伙伴给的金额；自己找来的，就是上面写的金额。',
        },
      ],
      faqTitle: '充值常见问题',
      faq: [
        {
          title: '三种券可以一起领吗？',
          text: '不是三张并排的券。注册券是新用户注册即得；按钮上的金额是您当前可领券的合计；券包是推广伙伴的基础券加追加券正好达到券包金额时的叫法。',
        },
        {
          title: '充错了能退吗？',
          text: '已经开始的扣费周期不退未用时间。刚充值还没有扣费、发现充错的，请尽快联系客服，说明账号与付款方式。',
        },
        {
          title: '能不能公户转账？',
          text: '能用的是信用卡、支付宝和微信支付。需要其他方式的，请先问客服，不要按陌生人给的账号转账。',
        },
      ],
    },
    'en-US': {
      name: 'Recharge offer',
      summary: 'Which of the three coupons is yours, and how paying works.',
      title: 'Collect coupons| before you recharge',
      lead: 'There are three coupons, and yours depends on how you got here: as a new user, on your own, or through a partner. Find yours first, then recharge.',
      after:
        'This round of the recharge offer is over. Coupons still in your account are valid as the client shows them; what can be collected today is among all offers.',
      offersTitle: 'Which coupon| is yours?',
      offersLead:
        'The sums are what a coupon takes off. Prices of plans and IPs are in the client.',
      own: {
        kind: 'payment',
        title: 'How payment works',
        lead: 'Everything is prepaid. Your balance stays in the account until a fee is due, and each order tells you the amount in advance.',
        note: 'If your company has to approve payments, save a screenshot of the plan and billing period first. You are charged exactly as ordered.',
        caption: 'Five terms of recharging and billing',
        ways: ['Credit card', 'Alipay', 'WeChat Pay'],
        rows: [
          {
            title: 'Prepaid',
            text: 'Recharge first, use later. If the balance runs low, nothing is bought on credit.',
          },
          {
            title: 'Billing',
            text: 'Monthly or yearly, whichever you choose when you order.',
          },
          {
            title: 'Unused time',
            text: 'Once a period has been billed, unused days are not refunded. If in doubt, start monthly.',
          },
          {
            title: 'Tax',
            text: 'Prices exclude tax. If you need an invoice, ask about the rate before you pay.',
          },
          {
            title: 'After paying',
            text: 'Paid accounts get support in Chinese or English, Monday to Sunday, 9:00–22:00.',
          },
        ],
      },
      rulesTitle: 'Using your coupon',
      rules: [
        {
          title: 'Read the coupon',
          text: 'The client shows what each coupon is good for and when it expires. That is what counts.',
        },
        {
          title: 'No minimum',
          text: 'All three work on any order. If an offer ever has a minimum, it is written beside the coupon.',
        },
        {
          title: 'Not cash',
          text: 'Coupons reduce your fees. They cannot be cashed in or moved to another account.',
        },
        {
          title: 'Partner links',
          text: 'If a partner’s link brought you here, the register button shows that partner’s sum instead.',
        },
      ],
      faqTitle: 'Questions about recharging',
      faq: [
        {
          title: 'Can I have all three?',
          text: 'They are not three coupons side by side. The first comes with signing up. The register button shows the sum you can collect right now. When a partner’s base and extra coupons add up to the third sum, that is called a pack.',
        },
        {
          title: 'I recharged by mistake. Can I have it back?',
          text: 'Not for a billing period that has already started. If nothing has been charged yet, contact support soon with your account and payment method.',
        },
        {
          title: 'Can I pay by bank transfer?',
          text: 'You can pay by credit card, Alipay or WeChat Pay. For anything else ask support first, and never transfer money to an account a stranger sends you.',
        },
      ],
    },
  },
};
