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
      summary: '三档券各从哪里来，充值时怎么付、怎么扣。',
      title: '充值之前，|先把券领齐',
      lead: '券有三档，来路各不相同：注册得来的、按钮上能领的、推广伙伴带来的。先看清您属于哪一档，再充值，账就不会算错。',
      after:
        '本期充值优惠已经结束。账号里尚未使用的券以客户端内显示为准；现在能领的，请看全部优惠。',
      offersTitle: '三档券，|三个来路',
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
          text: '这三档都是无门槛券，不要求先买满多少。活动另设门槛时，券旁会写明起用金额。',
        },
        { title: '不折现', text: '券用来抵扣费用，不能提现，也不能转到别的账号。' },
        {
          title: '券包另算',
          text: '按钮上的金额随推广伙伴变化；没有推广伙伴或查询不到时，显示默认金额。',
        },
      ],
      faqTitle: '充值常见问题',
      faq: [
        {
          title: '三档券可以一起领吗？',
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
      summary: 'Where each of the three coupons comes from, and how paying works.',
      title: 'Collect coupons| before you recharge',
      lead: 'There are three coupon tiers and each has its own source: registering, the button on this site, or a partner who sent you. Find yours first and the sums will come out right.',
      after:
        'This round of the recharge offer is over. Coupons still in your account are valid as the client shows them; what can be collected today is among all offers.',
      offersTitle: 'Three tiers,| three sources',
      offersLead:
        'These are face values of coupons, not prices. Plans and IPs cost what the client shows when you order.',
      own: {
        kind: 'payment',
        title: 'How you pay and how it is deducted',
        lead: 'Fees are prepaid. What you recharge stays in the account until the day of deduction, and the order says beforehand how much that will be.',
        note: 'If payments need approval in your company, keep a picture of the plan and period you chose: deductions follow the order.',
        caption: 'Five terms of recharging and deduction',
        ways: ['Credit card', 'Alipay', 'WeChat Pay'],
        rows: [
          {
            title: 'Prepaid',
            text: 'You recharge first and use later. Nothing runs on credit when the balance is too low.',
          },
          {
            title: 'Period',
            text: 'Deducted monthly or yearly, whichever you pick when ordering.',
          },
          {
            title: 'Unused time',
            text: 'A period that has been deducted is not refunded for the days you did not use. In doubt, start monthly.',
          },
          {
            title: 'Tax',
            text: 'Prices are without tax. If you need an invoice, ask about rate and details before paying.',
          },
          {
            title: 'After paying',
            text: 'Paid accounts can use support, Monday to Sunday, 9:00–22:00, in Chinese or English.',
          },
        ],
      },
      rulesTitle: 'House rules for coupons',
      rules: [
        {
          title: 'Read the coupon',
          text: 'What it may be used for and until when is written on it in the client, and that is what counts.',
        },
        {
          title: 'No minimum',
          text: 'All three tiers work without a minimum order. Should an offer ever have one, the sum stands beside it.',
        },
        {
          title: 'Not cash',
          text: 'Coupons reduce a fee. They cannot be paid out or moved to another account.',
        },
        {
          title: 'Partners differ',
          text: 'The figure at the button follows the partner who sent you; with none, or when the lookup fails, you see the default.',
        },
      ],
      faqTitle: 'Questions about recharging',
      faq: [
        {
          title: 'Can I have all three?',
          text: 'They are not three coupons side by side. The first is for registering; the figure at the button is the sum you can collect now; a pack is what that sum is called when a partner’s base and extra coupons add up to it.',
        },
        {
          title: 'I recharged by mistake. Can I have it back?',
          text: 'A period that has begun is not refunded for unused time. If nothing has been deducted yet, write to support soon, naming account and way of payment.',
        },
        {
          title: 'Can I pay by bank transfer?',
          text: 'There are credit card, Alipay and WeChat Pay. Ask support first about anything else, and never transfer to an account a stranger sends you.',
        },
      ],
    },
  },
};
