import { keptDays } from '@/lib/schemas/kept-days';
import { operatorName } from '@/lib/site';
import { h, link, noteBlock, p, table, ul } from '../blocks';
import { cookieRows, storageRows } from './stored';
import { contactEn, contactZh } from './contact-line';
import type { LegalDocument, LegalText } from '../types';

const { applications, audit, codes, events, signIns } = keptDays;
const years = applications / 365;
const auditYears = audit / 365;

const zh: LegalText = {
  title: '隐私协议',
  lead: `${operatorName['zh-CN']}怎样收集、使用、保存和删除您的个人信息：在本网站上留下的、在客户端里录入的，分开说清。`,
  inShort: [
    { to: 'cookies', text: '只浏览、不带推广参数，本网站不写任何 Cookie。' },
    { to: 'forms', text: '密码、验证码不会存进浏览器，也不会出现在地址里。' },
    { to: 'logs', text: '网站的限流计数器里，手机号与地址只有不可逆的摘要。' },
    { to: 'deletion', text: '注销账号后，店铺环境、保存的密码与日志被删除。' },
  ],
  body: [
    h('scope', '一、适用范围'),
    p(
      '本协议适用于本网站与超级浏览器客户端。电商平台、支付机构、在线帮助站与试用站有各自的规则，您在那里提供的信息由它们负责。私有部署的服务端装在您的服务器上，其中的数据由您保管，范围以双方确认的部署方案为准。',
    ),
    h('account-data', '二、注册与登录时收集什么'),
    table(
      '账号信息与用途',
      ['信息', '用来做什么'],
      ['手机号与国家或地区号', '发送验证码、登录、找回、安全通知'],
      ['密码', '登录；服务端只保存加盐后的摘要，无法还原'],
      ['用户名、公司名称', '在团队里显示您是谁'],
      ['推荐码、推广来源（如有）', '确认是谁介绍您来的，结算推荐奖励'],
      ['成员级别与邀请关系', '区分老板、经理、员工，显示邀请记录'],
    ),
    p('手机号是必需的；推荐码可以不填。我们不向您收集身份证号、银行卡号与平台店铺的验证码。'),
    h('forms', '三、填写申请与反馈时收集什么'),
    p(
      '渠道、私有部署、生态、定制、上门预约、意见反馈与注销申请，只收集表单上写明的内容，用于联系您和办理申请。反馈可附一张不超过 2 MB 的截图；截图里的拍摄信息（如地点、设备）在保存前去掉。',
    ),
    p(
      '为了防止刷新后丢失，填到一半的内容会暂存在当前标签页的会话存储里，关闭标签页即清除。密码、验证码和图片从不暂存；它们也不会写进地址、统计或日志。',
    ),
    h('cookies', '四、本网站的 Cookie'),
    p(
      '您直接打开网页、不带下列参数时，本网站不写任何 Cookie。带参数打开时写入对应的一个，用来知道是哪位推广者或渠道介绍您来的；页面正常使用不依赖它们，您可以在浏览器里随时删除。',
    ),
    table('Cookie 名称、用途与期限', ['名称', '用途', '期限'], ...cookieRows('zh-CN')),
    p(
      '在使用 HTTPS 的正式网站上，登录相关的三个加密 Cookie 名称前带有 __Host- 前缀，子域名无法改写。',
    ),
    h('storage', '五、浏览器里的其他存储'),
    p('本地存储没有固定期限，清除网站数据即可删除；会话存储随标签页关闭清除。'),
    table(
      '存储项与用途',
      ['名称', '位置', '用途'],
      ...storageRows('zh-CN', { local: '本地存储', session: '会话存储' }),
    ),
    p(
      '为了知道哪些页面有用，我们统计：打开了哪个页面（只记页面名称，不记完整地址）、点了哪类按钮、哪个区块被看到，以及页面语言、推广者编号、广告来源和上面的随机编号。手机号、验证码、登录凭证、邀请链接和 callback 从不进入统计。您在浏览器里打开「请勿跟踪」（DNT）或「全球隐私控制」（GPC）后，我们不发送任何统计，也不保存上表中的后三个本地项和 ab_reported。',
    ),
    link('/attribution', '查看此刻存了什么，并清除'),
    h('client-data', '六、客户端里的数据'),
    p(
      '店铺的平台账号与密码，录入后加密保存；被授权的成员能打开店铺，看不到密码。每家店铺的登录状态、缓存与环境设置按店分开。行为日志记录谁、何时、打开哪家店、从哪台设备，供老板与经理查看。设备风险提醒会用到登录设备、网络与登录地的信息，只用于判断是否异常。',
    ),
    h('logs', '七、日志与限流'),
    p(
      '网站的运行日志只记录出错的请求编号、路径与原因，不记录表单内容，也不记录地址里的参数。为防止短信轰炸与恶意提交，我们按手机号和网络地址计数；网站的计数器里保存的是带密钥的摘要，无法还原成手机号或地址，最长一小时后清除；每个手机号一天内收了几次验证码、提交了几次申请，另与手机号一起记在服务端，用于判断当天的上限，过后每日清除。验证码 5 分钟失效，服务端只存摘要。',
    ),
    p('网站前面的代理服务器可能另有访问日志，由部署方按法律要求保存。'),
    h('sharing', '八、提供给谁'),
    ul(
      '短信与语音服务商：您的手机号与验证码，只为发送。',
      '支付机构：订单与金额；您的卡号由支付机构直接处理，我们不接触。',
      '推荐您来的推广者：能看到注册数量与奖励状态，手机号只显示打码后的。',
      '邀请您加入的团队：能看到您的姓名、手机号与操作日志。',
      '法律要求的机关：仅在有合法文书时，限于文书写明的范围。',
    ),
    p('除此之外，我们不出售、不出租、不公开您的个人信息。'),
    h('protection', '九、怎样保护'),
    ul(
      '登录凭证放在加密的 Cookie 里，不写进网址和本地存储；旧密钥可以轮换。',
      '网页只运行本站自己的脚本，跨站提交一律拒绝。',
      '密码、验证码、邀请链接在数据库里都只有摘要。',
      '下载链接带时效签名，每个安装包公布 SHA-256，您可以核对。',
    ),
    noteBlock(
      '没有绝对的安全',
      '如果发生泄露，我们会尽快告知您发生了什么、影响什么、您可以怎么做。',
    ),
    h('retention', '十、保存多久'),
    p(
      `账号信息保存到您注销为止；申请与反馈（含截图与我们的处理记录）自最后一次变动起保存 ${years} 年；统计事件保存 ${events} 天；验证码的摘要在失效后 ${codes * 24} 小时内保留，其后删除；登录凭证自登录起 ${signIns} 天到期，到期即删；我们的人员在后台做过什么保存 ${auditYears} 年，其中的手机号只显示打码后的；被封禁的手机号保存到解除为止；交易记录按税务与会计规定的期限保存。到期的内容由服务器每天自动删除。您要求删除时，账号、验证码、申请、截图与上述各项中属于您的内容一次全部删除。`,
    ),
    h('rights', '十一、您的权利'),
    ul(
      '查看与更正：登录后查看、修改账号信息，或请客服协助。',
      '撤回同意：不再接收活动通知；收回给成员或应用的授权。',
      '导出：向客服申请一份您的账号信息。',
      '投诉：认为处理不当，可以通过反馈或电话提出。',
    ),
    h('deletion', '十二、注销与删除'),
    p(
      '在注销页用注册手机号与验证码提交申请，客服核对后办理。办理后账号与成员都不能再登录，店铺环境、保存的账号密码与行为日志被删除，无法找回。依法必须保留的交易记录，保留到期限届满。',
    ),
    link('/cancel-account', '申请注销账号'),
    h('minors', '十三、未成年人'),
    p('服务面向经营者，不面向未满 18 周岁的人。发现未成年人注册，我们会删除其信息。'),
    h('updates', '十四、更新'),
    p(
      '本协议更新时，我们会在本页公布新版本与日期。收集的种类、用途或接收方有重要变化，会另行告知并重新征得同意。',
    ),
    h('contact', '十五、联系我们'),
    contactZh('个人信息方面的问题'),
  ],
};

const en: LegalText = {
  title: 'Privacy Agreement',
  lead: `How ${operatorName['en-US']} collects, uses, keeps and deletes personal information: what you leave on this website and what you enter in the client, told apart.`,
  inShort: [
    {
      to: 'cookies',
      text: 'If you only read, without referral parameters, this website sets no cookie.',
    },
    {
      to: 'forms',
      text: 'Passwords and codes are never stored in the browser nor put into an address.',
    },
    {
      to: 'logs',
      text: 'The website’s rate counters hold digests of phones and addresses that cannot be turned back.',
    },
    { to: 'deletion', text: 'Cancelling deletes store environments, saved passwords and logs.' },
  ],
  body: [
    h('scope', '1. Scope'),
    p(
      'This agreement covers this website and the SuperBrowser client. E-commerce platforms, payment providers, the online-help site and the trial site have rules of their own and answer for what you give them there. A privately deployed server runs on your machine: its data is in your keeping, within the deployment plan both sides confirmed.',
    ),
    h('account-data', '2. What we collect when you register or sign in'),
    table(
      'Account information and what it is for',
      ['Information', 'What it is for'],
      [
        'Phone number with country or region code',
        'Sending codes, signing in, recovery, security notices',
      ],
      [
        'Password',
        'Signing in; the server keeps a salted digest only, which cannot be turned back',
      ],
      ['User name, company name', 'Showing your team who you are'],
      [
        'Referral code and referral source, if any',
        'Knowing who brought you and settling referral rewards',
      ],
      [
        'Member level and invitations',
        'Telling owner, manager and employee apart; showing invite records',
      ],
    ),
    p(
      'The phone number is required, a referral code is not. We do not ask for identity card numbers, bank card numbers or verification codes of your platform stores.',
    ),
    h('forms', '3. What we collect through applications and feedback'),
    p(
      'Forms for resellers, private deployment, ecosystem, customization, appointments, feedback and cancelling collect what they show and nothing more, to contact you and handle the matter. Feedback may carry one screenshot of at most 2 MB; what a camera wrote into it (place, device) is removed before it is kept.',
    ),
    p(
      'So that a reload loses nothing, a half-filled form is kept in the session storage of the tab and goes when the tab is closed. Passwords, codes and pictures are never kept there, and never written into addresses, statistics or logs.',
    ),
    h('cookies', '4. Cookies of this website'),
    p(
      'Opening pages without the parameters below sets no cookie at all. Opening one with a parameter sets the cookie of that name, so that we know which promoter or channel brought you. No page depends on them, and you may delete them in your browser at any time.',
    ),
    table('Cookies by name, purpose and life', ['Name', 'Purpose', 'Life'], ...cookieRows('en-US')),
    p(
      'On the live site, which uses HTTPS, the three encrypted cookies carry the prefix __Host- in front of their names, so that no subdomain can write them.',
    ),
    h('storage', '5. Other storage in your browser'),
    p(
      'Local storage has no fixed life; clearing the site’s data deletes it. Session storage goes with the tab.',
    ),
    table(
      'What is stored and why',
      ['Name', 'Where', 'Purpose'],
      ...storageRows('en-US', { local: 'Local storage', session: 'Session storage' }),
    ),
    p(
      'To learn which pages are useful we count which page was opened (its name, never the full address), what kind of button was pressed and which block was seen, with the page’s language, the promoter code, the source of the advertisement and the random number above. Phones, codes, sign-ins, invitation links and callback values never enter the statistics. With “Do Not Track” or Global Privacy Control switched on in your browser we send no statistics at all, and keep neither the last three local entries of the table nor ab_reported.',
    ),
    link('/attribution', 'See what is stored now, and remove it'),
    h('client-data', '6. Data in the client'),
    p(
      'Platform accounts and passwords of your stores are encrypted when you enter them. Members you authorise can open the store and never see the password. Sign-in state, cache and environment settings are kept apart by store. The activity log records who opened which store, when and from which device, for owner and managers to read. Device-risk warnings use the device, network and place of a sign-in, only to judge whether it is unusual.',
    ),
    h('logs', '7. Logs and rate limits'),
    p(
      'The website’s own log records the request number, path and reason of a failure; never what a form held, never the parameters of an address. Against floods of text messages and abusive submissions we count by phone number and network address. The website’s counters hold keyed digests that cannot be turned back into either, and end after an hour at most. How many codes a phone received and how many applications it sent within a day is kept on the server together with the phone, for the daily limit, and removed daily after that. Verification codes end after 5 minutes, and the server keeps digests of them only.',
    ),
    p(
      'A proxy in front of the site may keep an access log of its own, which whoever runs it keeps as the law requires.',
    ),
    h('sharing', '8. Whom we give it to'),
    ul(
      'Providers of text messages and voice calls: your phone number and the code, for sending only.',
      'Payment providers: order and amount. They handle card numbers themselves; we never see them.',
      'The promoter who brought you: numbers of registrations and states of rewards, with phone numbers masked.',
      'The team that invited you: your name, phone number and activity log.',
      'Authorities: only with a lawful order and within what it names.',
    ),
    p('Beyond that, we do not sell, rent out or publish your personal information.'),
    h('protection', '9. How it is protected'),
    ul(
      'Sign-ins live in an encrypted cookie, never in an address or local storage, and keys can be rotated.',
      'Pages run scripts of this site only, and submissions from other sites are refused.',
      'Passwords, codes and invitation links are digests in the database.',
      'Download links carry a signature that expires, and every package has a published SHA-256 you can check.',
    ),
    noteBlock(
      'Nothing is absolutely safe',
      'Should something leak, we tell you as soon as we can what happened, what it affects and what you can do.',
    ),
    h('retention', '10. How long it is kept'),
    p(
      `Account information is kept until you cancel; applications and feedback, with their screenshots, for ${years} years after their last change, with our notes on them; events of the statistics for ${events} days; digests of verification codes for ${codes * 24} hours after they end; sign-ins until they end, ${signIns} days after signing in; what our staff did in the back office for ${auditYears} years, phone numbers masked; blocked phone numbers until the block is lifted; records of payments as long as tax and accounting rules ask. The server deletes daily what has reached its time. When you ask us to erase your data, your account, codes, applications, screenshots and whatever else of the above is yours go at once.`,
    ),
    h('rights', '11. Your rights'),
    ul(
      'See and correct: in your account after signing in, or with the help of support.',
      'Withdraw consent: stop notices about activities; revoke what you granted to members or applications.',
      'Export: ask support for a copy of your account information.',
      'Complain: by feedback or phone, if you think something is handled wrongly.',
    ),
    h('deletion', '12. Cancelling and deletion'),
    p(
      'Apply on the cancellation page with the phone of the account and a code; support checks and carries it out. After that neither you nor your members can sign in, and store environments, saved passwords and the activity log are deleted for good. Records of payments that the law obliges us to keep stay until their time is over.',
    ),
    link('/cancel-account', 'Apply to cancel your account'),
    h('minors', '13. Minors'),
    p(
      'The services are for people in business, not for anyone under 18. If we find that a minor has registered, we delete the information.',
    ),
    h('updates', '14. Updates'),
    p(
      'When this agreement changes, the new version and its date are published on this page. Important changes to what is collected, why, or who receives it are announced separately, and we ask for your consent again.',
    ),
    h('contact', '15. Contact'),
    contactEn('personal information'),
  ],
};

/** Says what this release of the site stores: it has the day of that description. */
export const privacy: LegalDocument = {
  versionOn: '2026-11-22',
  text: { 'zh-CN': zh, 'en-US': en },
};
