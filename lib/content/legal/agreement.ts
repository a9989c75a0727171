import { operatorName, supportHours } from '@/lib/site';
import { h, link, noteBlock, ol, p, table, ul } from '../blocks';
import { contactEn, contactZh } from './contact-line';
import type { LegalDocument, LegalText } from '../types';

const hours = `${supportHours.open}–${supportHours.close}`;

const zh: LegalText = {
  title: '用户服务协议',
  lead: `本协议由您与${operatorName['zh-CN']}（以下称「我们」）订立，适用于超级浏览器的客户端、网站与相关服务。`,
  inShort: [
    { to: 'sub-accounts', text: '一个账号不能多人共用；同事请用套餐内的子账号。' },
    { to: 'fees', text: '费用预付，按月或按年扣费，价格不含税。' },
    { to: 'refunds', text: '未使用的周期不退款；扣费有误的，我们会更正。' },
    { to: 'ending', text: '您可以随时申请注销账号。' },
    { to: 'liability', text: '赔偿以最近一个周期所付费用为限。' },
    { to: 'disputes', text: '适用中国法律，由我们住所地的法院管辖。' },
  ],
  body: [
    h('acceptance', '一、协议的成立'),
    p(
      '您在注册页、员工注册页或申请页勾选「我已阅读并同意用户服务协议和隐私协议」并提交，即表示您已阅读、理解并接受本协议。您代表公司或其他组织注册的，应确认自己有权这样做，本协议同时约束该组织。',
    ),
    p('如果您不同意其中任何一条，请不要注册或使用服务。不同意并不影响您浏览本网站的公开页面。'),
    h('terms', '二、定义'),
    ul(
      '「账号」：您用手机号注册、用来登录客户端与网站的身份。',
      '「老板、经理、员工」：同一团队里的三级成员，权限由老板或经理分配。',
      '「子账号」：您在已购买的套餐内，为团队成员开通的成员账号。',
      '「店铺」：您在电商平台上拥有或获授权经营的网店；平台账号归您或平台所有，不归我们。',
      '「周期」：您预付费用所对应的一个月或一年。',
    ),
    h('account', '三、注册与账号安全'),
    ol(
      '注册需要可以接收验证码的手机号。您提供的信息应真实、准确，变更后请及时更新。',
      '验证码与密码只供您本人使用。我们的工作人员不会向您索要验证码或密码。',
      '您应妥善保管登录设备。发现账号被他人使用，请立即修改密码、收回授权，并联系我们。',
      '因您主动告知他人密码、验证码，或未及时收回离职成员的权限而产生的后果，由您承担。',
    ),
    h('sub-accounts', '四、禁止共享账号，允许子账号'),
    p(
      '一个账号只供一个人使用。您不得把同一账号借给、租给、卖给他人，也不得由多人轮流登录同一账号。多人共用时，行为日志与设备风险提醒无法区分是谁在操作。',
    ),
    p(
      '需要多人协作时，请在已购买的套餐范围内开通子账号。子账号之间可以共用同一份店铺浏览器环境，各自的权限、登录设备与登录时段由您设定，操作分别记入日志。',
    ),
    table(
      '哪些允许，哪些不允许',
      ['情形', '是否允许'],
      ['为新同事开通一个套餐内的子账号', '允许'],
      ['把店铺免密交给子账号，下班后收回', '允许'],
      ['同一员工换一台登记过的电脑登录', '允许'],
      ['两名同事轮流使用同一个账号和密码', '不允许'],
      ['把账号租给团队以外的人', '不允许'],
    ),
    p('发现共享账号，我们会先提醒您改用子账号；提醒后仍不改正的，我们可以限制该账号登录。'),
    h('service', '五、服务内容'),
    p(
      '我们提供一款用于管理多家店铺的浏览器及配套服务，包括：一店一个独立环境、店铺账号与密码加密保存、免密交接、设备风险提醒、团队权限与行为日志、海外网络线路，以及客户端内提供的其他功能。具体可用的功能以您所购套餐和客户端内的显示为准。',
    ),
    p(
      '客户端的各个版本适用于不同的设备，可打开的店铺范围以该版本的说明为准。各版本的最低系统要求公布在下载页。',
    ),
    link('/download', '查看系统要求', '#requirements'),
    h('fees', '六、费用与付款'),
    ul(
      '预付：费用在使用前支付，按您下单时选定的周期，按月或按年扣费。',
      '价格不含税：需要发票时，税费按国家规定另行计算。',
      '付款方式：信用卡、支付宝、微信支付。',
      '续费与停用：周期结束前您可以续费；不再使用的，请在下一个扣费日之前告知客服。余额不足的，周期结束后付费功能停止，不会产生欠费。',
      '调价：调整后的价格只适用于您之后购买的周期，不影响已经付费的周期。',
    ),
    h('refunds', '七、退款'),
    noteBlock(
      '请特别留意：未使用的周期不退款',
      '已经支付的周期，未使用的部分不予退还。请在付款前确认套餐、店铺数与成员数；不确定时，请先咨询售前顾问。',
    ),
    p(
      '以下情况不属于「未使用的周期」，我们会核对并更正：同一订单被重复扣费；扣费金额与下单时显示的不一致；付款成功但套餐没有开通。请在意见反馈中选择「费用」并写明订单号，或拨打客服电话。',
    ),
    link('/feedback', '反馈费用问题'),
    h('offers', '八、优惠与活动'),
    p(
      '优惠券、首月优惠、邀请奖励等，以领取或参与时页面写明的规则为准。优惠券不能兑换现金。以虚假注册、冒用他人手机号等方式获得的优惠，我们可以收回。',
    ),
    h('conduct', '九、您的使用规范'),
    p('您使用服务时应遵守所在地与店铺所在地的法律，以及各电商平台的规则。您不得：'),
    ul(
      '把服务用于欺诈、盗号、洗钱、侵犯知识产权或其他违法活动；',
      '管理未经权利人授权的店铺或账号；',
      '攻击、扫描、干扰服务，绕过收费或权限限制；',
      '对客户端进行反编译、改包后再分发；',
      '转售网络线路等随服务提供的资源，或用于与店铺经营无关的用途。',
    ),
    h('no-promise', '十、不作承诺的事项'),
    noteBlock(
      '请特别留意',
      '独立环境、固定线路与设备风险提醒，帮助您把店铺分开并及时发现异常，但不能替代合规经营。我们不承诺任何店铺不会被平台审核、限制或关闭。',
    ),
    p('平台如何判断账号，由平台决定。我们也不对平台自身的故障、政策变化及其带来的损失负责。'),
    h('data', '十一、数据与隐私'),
    p(
      '您录入的店铺信息、成员与日志归您所有，我们只为提供服务而处理它们。个人信息怎样收集、保存与删除，由《隐私协议》说明，它是本协议的一部分。',
    ),
    link('/protocol/privacyservice', '阅读隐私协议'),
    h('changes', '十二、服务的变更与中断'),
    p(
      '为了修复问题与改进功能，我们会发布新版本，并在更新日志中说明。计划内的维护会提前公告；突发故障、网络中断、自然灾害等情况下，我们会尽快恢复，但可能来不及提前通知。',
    ),
    p(`客服时间为周一至周日 ${hours}，面向付费账号，提供中文或英文支持。`),
    h('rights', '十三、知识产权'),
    p(
      '客户端、网站、商标与文档的权利归我们或原权利人所有。在本协议有效期内，您获得一项不可转让的使用许可。您的店铺内容与数据，权利归您。客户端使用的开源组件，适用其各自的许可协议。',
    ),
    h('ending', '十四、终止与注销'),
    p(
      '您可以随时申请注销。注销由注册手机号本人申请并通过验证码确认；办理后账号与成员都不能再登录，店铺环境、保存的账号密码与行为日志被删除，未使用的优惠券失效，未使用的周期不退款。',
    ),
    link('/cancel-account', '申请注销账号'),
    p(
      '您违反第四条或第九条且情节严重的，我们可以暂停或终止服务，并告知原因。您认为判断有误，可以通过客服电话或邮箱申诉。',
    ),
    h('liability', '十五、责任范围'),
    noteBlock(
      '请特别留意：赔偿有上限',
      '因我们的过错造成您直接损失的，我们在您最近一个周期所付费用的范围内承担责任；法律规定不得限制的责任不受此限。对于因平台规则、第三方网络或您自行修改环境设置造成的损失，我们不承担责任。',
    ),
    h('updates', '十六、协议的修改'),
    p(
      '修改本协议时，我们会在本页公布新版本与日期；涉及费用、退款与账号权利的重要修改，会在登录后或以短信、邮件另行告知。您不同意修改的，可以停止使用并申请注销；继续使用则视为接受新版本。',
    ),
    h('disputes', '十七、法律适用与争议'),
    noteBlock(
      '请特别留意：管辖法院在我们的住所地',
      '本协议适用中华人民共和国法律。出现争议，请先与我们协商；协商不成的，向我们住所地有管辖权的人民法院提起诉讼。',
    ),
    p('本协议有中文与英文两个文本，不一致时以中文为准。'),
    h('contact', '十八、联系我们'),
    contactZh('对本协议有疑问'),
  ],
};

const en: LegalText = {
  title: 'User Service Agreement',
  lead: `This agreement is between you and ${operatorName['en-US']} (“we”). It covers the SuperBrowser client, this website and related services.`,
  inShort: [
    {
      to: 'sub-accounts',
      text: 'One account is for one person. Colleagues use sub-accounts within your plan.',
    },
    { to: 'fees', text: 'Fees are paid in advance, monthly or yearly, and exclude tax.' },
    { to: 'refunds', text: 'Unused periods are not refunded. We correct billing errors.' },
    { to: 'ending', text: 'You may request to cancel your account at any time.' },
    {
      to: 'liability',
      text: 'Our liability is limited to the fees of your most recent period.',
    },
    {
      to: 'disputes',
      text: 'Chinese law applies; the court is the one at our registered address.',
    },
  ],
  body: [
    h('acceptance', '1. Accepting this agreement'),
    p(
      'By checking “I have read and agree to the User Service Agreement and the Privacy Agreement” on a sign-up, team invitation or application page and submitting the form, you confirm that you have read, understood and accepted this agreement. If you sign up on behalf of a company or another organization, you confirm that you are entitled to do so, and this agreement also binds that organization.',
    ),
    p(
      'If you disagree with any part, please do not sign up or use the services. You may still browse the public pages of this website.',
    ),
    h('terms', '2. Definitions'),
    ul(
      '“Account”: the identity you create with a phone number and use to sign in to the client and the website.',
      '“Owner, manager, staff”: the three levels of members in a team. The owner and managers assign permissions.',
      '“Sub-account”: an account you create for a member of your team within the plan you bought.',
      '“Store”: a store on an e-commerce platform (“marketplace”) that you own or are authorized to run. The platform account belongs to you or to the platform, not to us.',
      '“Period”: the month or year for which you have prepaid.',
    ),
    h('account', '3. Signing up and account security'),
    ol(
      'You need a phone number that can receive verification codes to sign up. The information you provide must be true and accurate; please update it when it changes.',
      'Codes and passwords are for you alone. Our staff will never ask you for either.',
      'You must keep the devices you sign in on secure. If anyone else uses your account, change the password, revoke access and contact us immediately.',
      'You are responsible for the consequences of sharing your password or codes, and of failing to promptly revoke the permissions of people who leave your team.',
    ),
    h('sub-accounts', '4. No account sharing; sub-accounts allowed'),
    p(
      'One account is for one person only. You may not lend, rent or sell an account to others, and several people may not take turns signing in to the same account. When an account is shared, the activity log and device-risk warnings cannot show who is acting.',
    ),
    p(
      'If several people work together, create sub-accounts within the plan you bought. Sub-accounts may share one browser environment of a store. You set the permissions, devices and hours of each sub-account, and actions are logged separately.',
    ),
    table(
      'What is allowed and what is not',
      ['Situation', 'Allowed?'],
      ['Creating a sub-account within the plan for a new colleague', 'Allowed'],
      [
        'Giving a sub-account access to a store without its password and revoking that access after work',
        'Allowed',
      ],
      ['The same staff member signing in on another registered computer', 'Allowed'],
      ['Two colleagues taking turns with one account and password', 'Not allowed'],
      ['Renting an account to a person outside the team', 'Not allowed'],
    ),
    p(
      'If we find a shared account, we will first ask you to switch to sub-accounts. If the sharing continues after that, we may restrict sign-ins to the account.',
    ),
    h('service', '5. The services'),
    p(
      'We provide a browser for managing several stores and related services: a separate environment for each store, encrypted storage of store accounts and passwords, password-free handover, device-risk warnings, team permissions and an activity log, overseas routes, and other features provided in the client. The features available to you depend on the plan you bought and are shown in the client.',
    ),
    p(
      'Each edition of the client is made for certain devices, and its description says which stores it opens. Minimum system requirements for each edition are published on the download page.',
    ),
    link('/download', 'See system requirements', '#requirements'),
    h('fees', '6. Fees and payment'),
    ul(
      'Prepayment: fees are paid in advance and charged monthly or yearly, for the period you chose when you ordered.',
      'Tax: prices exclude tax. If you need an invoice, tax is calculated separately as required by law.',
      'Payment methods: credit card, Alipay and WeChat Pay.',
      'Renewing and stopping: you may renew before a period ends. To stop, tell Support before the next billing date. If your balance is short, paid features stop at the end of the period and you do not run up a debt.',
      'Price changes: a new price applies only to periods you buy afterward, not to periods already paid for.',
    ),
    h('refunds', '7. Refunds'),
    noteBlock(
      'Please note: unused periods are not refunded',
      'The unused part of a paid period is not refunded. Please check the plan, the number of stores and the number of members before you pay. If you are unsure, ask Sales first.',
    ),
    p(
      'The following are not “unused periods,” and we will check and correct them: the same order charged twice; a charge that differs from the amount shown when you ordered; a payment that went through without the plan being activated. Choose “Billing” in the feedback form and include the order number, or call Support.',
    ),
    link('/feedback', 'Report a billing problem'),
    h('offers', '8. Offers and promotions'),
    p(
      'Coupons, first-month offers and invite rewards are subject to the rules shown on the page where you received or joined them. Coupons cannot be exchanged for cash. We may withdraw offers obtained through false sign-ups or other people’s phone numbers.',
    ),
    h('conduct', '9. Acceptable use'),
    p(
      'You must comply with the laws of the places where you and your stores are located, and with the rules of each e-commerce platform. You may not:',
    ),
    ul(
      'use the services for fraud, account theft, money laundering, infringement of intellectual property or other unlawful activities;',
      'manage stores or accounts without authorization from their owners;',
      'attack, scan or disrupt the services, or circumvent fees or permissions;',
      'decompile the client or distribute modified packages;',
      'resell routes or other resources provided with the services, or use them for purposes unrelated to running stores.',
    ),
    h('no-promise', '10. What we do not promise'),
    noteBlock(
      'Please note',
      'Separate environments, fixed routes and device-risk warnings help you keep stores apart and notice unusual activity early. They do not replace compliant business practices. We do not promise that any store will be free from review, restriction or closure by its platform.',
    ),
    p(
      'Platforms decide how they judge an account. We are also not responsible for a platform’s own faults or policy changes, or for the losses they cause.',
    ),
    h('data', '11. Data and privacy'),
    p(
      'The store details, members and logs you enter belong to you. We process them only to provide the services. The Privacy Agreement explains how personal information is collected, kept and deleted; it forms part of this agreement.',
    ),
    link('/protocol/privacyservice', 'Read the Privacy Agreement'),
    h('changes', '12. Changes and interruptions'),
    p(
      'We publish new versions to fix problems and improve features, and describe them in the release notes. We announce planned maintenance in advance. After sudden faults, network failures or natural disasters we restore the services as soon as possible, but may be unable to notify you beforehand.',
    ),
    p(
      `Support is available every day, ${hours} Beijing time, for paid accounts, in Chinese or English.`,
    ),
    h('rights', '13. Intellectual property'),
    p(
      'The rights to the client, website, trademarks and documents belong to us or to their respective owners. During the term of this agreement you receive a non-transferable license to use them. The rights to your store content and data belong to you. Open-source components in the client are subject to their own licenses.',
    ),
    h('ending', '14. Termination and cancellation'),
    p(
      'You may request cancellation at any time. The holder of the phone number used to sign up makes the request and confirms it with a verification code. Once it is carried out, neither you nor your members can sign in; store environments, saved accounts and passwords and the activity log are deleted; unused coupons expire; and unused periods are not refunded.',
    ),
    link('/cancel-account', 'Request account cancellation'),
    p(
      'If you seriously breach section 4 or 9, we may suspend or terminate the services and tell you why. If you believe our decision is wrong, you may appeal to Support by phone or email.',
    ),
    h('liability', '15. Liability'),
    noteBlock(
      'Please note: our liability is limited',
      'If we cause you direct losses through our fault, our liability is limited to the fees you paid for your most recent period; liability that cannot be limited by law is unaffected. We are not liable for losses caused by platform rules, third-party networks or environment settings you changed yourself.',
    ),
    h('updates', '16. Changes to this agreement'),
    p(
      'When we change this agreement, we publish the new version and its date on this page. We also announce important changes to fees, refunds and account rights after you sign in, or by text message or email. If you disagree with a change, you may stop using the services and request cancellation; continued use means you accept the new version.',
    ),
    h('disputes', '17. Governing law and disputes'),
    noteBlock(
      'Please note: the court is at our registered address',
      'This agreement is governed by the laws of the People’s Republic of China. In a dispute, please contact us first; if we cannot agree, the dispute shall be brought before the people’s court with jurisdiction over our registered address.',
    ),
    p(
      'This agreement is available in Chinese and English; if they differ, the Chinese version prevails.',
    ),
    h('contact', '18. Contact'),
    contactEn('this agreement'),
  ],
};

/** The date of this version: 30 December 2020. */
export const agreement: LegalDocument = {
  versionOn: '2020-12-30',
  text: { 'zh-CN': zh, 'en-US': en },
};
