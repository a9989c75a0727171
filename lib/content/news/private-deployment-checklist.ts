import { minimumSystems, privateServer } from '@/lib/site';
import { h, link, noteBlock, ol, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

const { minimum, recommended, recommendedSystem } = privateServer;

export const privateDeploymentChecklist: BuiltArticle = {
  slug: 'private-deployment-checklist',
  category: 'deployment',
  publishedOn: '2026-08-27',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '私有部署前的准备清单',
      crumb: '私有部署清单',
      description:
        '私有部署前要确认的事项：是否需要、服务器配置、哪些数据会离开内网、验收时测试哪八项。技术、业务与采购可以按清单分工，逐项准备与核对。',
      lead: '数据保存在您自己的服务器上。申请之前，先准备好服务器、网络、负责人和员工电脑。',
      body: [
        p(
          '团队选择私有部署，通常出于三种原因：公司规定账号密码不能存放在外部；日志需要接入内部审计；办公网络只允许访问内网。三种情况需要准备的内容大致相同。',
        ),
        h('need', '先确认是否需要'),
        p(
          '私有部署的服务器与备份由您维护；服务端由我们安装和升级，时间由您安排。如果只是不想让员工看到密码，或者要限制登录时段，专业版就能做到。',
        ),
        ul(
          '适合：有合规或审计要求，规定了数据存放的位置。',
          '适合：有专人管理 Linux 服务器，或可以安排专人。',
          '暂不需要：只有三五家店，没有服务器和运维人员，先用专业版。',
        ),
        h('server', '服务器配置'),
        table(
          '私有部署的服务器要求',
          ['项目', '最低', '推荐'],
          ['处理器', `${minimum.cores} 核`, `${recommended.cores} 核`],
          ['内存', `${minimum.memoryGb} GB`, `${recommended.memoryGb} GB`],
          ['硬盘', `${minimum.diskGb} GB 以上`, `${recommended.diskTb} TB 以上`],
          ['系统', privateServer.system, recommendedSystem],
        ),
        p(
          '物理机、虚拟机或您管理的云主机都可以。硬盘空间通常最先不够：店铺环境、缓存和行为日志会持续增长，备份也需要空间。店铺和成员较多时，建议直接按推荐配置准备，避免以后迁移。',
        ),
        h('network', '网络与数据边界'),
        p(
          '请网络管理员提前确认三个问题：员工从哪些网段访问服务端；服务端怎样连到各店的线路；升级与远程协助由谁、在什么时间放行。',
        ),
        noteBlock(
          '哪些数据会离开内网',
          '有三项：店铺访问流量，经各店线路到电商平台；许可与版本信息，与我们核对；远程协助会话，由您开启，可随时中断。店铺账号密码、成员与授权、行为日志、店铺环境与备份留在内网。具体范围写入双方确认的部署方案。',
        ),
        h('people', '确定三位负责人'),
        ol(
          '技术负责人：开通服务器、网络与账号，参与安装。',
          '业务负责人：整理店铺表与成员表，决定谁能打开哪家店。',
          '验收人：按清单逐项测试并签字，不要由安装人员兼任。',
        ),
        h('accept', '验收时测试八项'),
        ul(
          '密码加密：店铺账号密码加密保存，界面上只显示圆点。',
          '免密交接：员工能打开授权的店铺，看不到密码；取消授权后立即打不开。',
          '多级成员：用老板、经理、员工的账号分别登录，权限各不相同。',
          '店铺级权限：只授权一家店，其他店铺打不开。',
          '登录设备：未登记的设备请求打开店铺时先暂停，确认后才能打开。',
          '登录时段：时段之外打不开店铺。',
          '行为日志：以上登录、打开、授权与收回都有记录。',
          '设备风险提醒：设备、网络或登录地与平时不同时先暂停，由您决定。',
        ),
        p('备份由您负责，不在这八项里：上线前做一次备份，恢复到一台测试机，确认可用。'),
        h('clients', '准备员工的客户端'),
        p(
          `员工电脑也要安装客户端：v6 需要 Windows ${minimumSystems.v6.windows}、macOS ${minimumSystems.v6.macos} 或 Linux 内核 ${minimumSystems.v6.linux} 及以上，较旧的电脑用 v5。请在上线前统计员工电脑的系统。`,
        ),
        p(
          '上线时间取决于以上准备的进度。提交申请时，请写明店铺数、使用人数和合规要求，部署顾问会与您逐项核对。',
        ),
        link('/private', '查看私有部署的架构与分工'),
      ],
    },
    'en-US': {
      title: 'Private deployment: what to prepare',
      crumb: 'Private deployment checklist',
      description:
        'Whether you need it, which server to prepare, what leaves your network and what to test at acceptance: a checklist for IT, business and purchasing.',
      lead: 'Your data stays on your own servers. Before you apply, prepare the server, the network, the people and your team’s computers.',
      body: [
        p(
          'Teams choose private deployment for one of three reasons: company rules keep passwords on internal systems, internal audit needs the logs, or office computers can reach only the intranet. The preparation is much the same for all three.',
        ),
        h('need', 'Check that you need it'),
        p(
          'You maintain the servers and the backups. We install and upgrade the server side, at times you choose. If you only want to hide passwords from staff or limit login hours, the Professional edition already does that.',
        ),
        ul(
          'A good fit: compliance or audit rules say where data must be stored.',
          'A good fit: you have a Linux administrator, or can assign one.',
          'Not yet: you have three to five stores and no server or administrator. Start with the Professional edition.',
        ),
        h('server', 'Server requirements'),
        table(
          'Server requirements for private deployment',
          ['Item', 'Minimum', 'Recommended'],
          ['Processor', `${minimum.cores} cores`, `${recommended.cores} cores`],
          ['Memory', `${minimum.memoryGb} GB`, `${recommended.memoryGb} GB`],
          ['Disk', `over ${minimum.diskGb} GB`, `over ${recommended.diskTb} TB`],
          ['System', privateServer.system, recommendedSystem],
        ),
        p(
          'Use a physical machine, a virtual machine or a cloud host you manage. Disk space usually runs out first: store environments, cache and the activity log keep growing, and backups need room too. If you have many stores and members, prepare the recommended size from the start to avoid a migration later.',
        ),
        h('network', 'Network and data boundary'),
        p(
          'Ask your network administrator three questions. Which networks will people use to reach the server? How will the server reach each store’s route? Who approves upgrades and remote help, and when?',
        ),
        noteBlock(
          'What leaves your network',
          'Three things: traffic to the stores, over each store’s own route; license and version information, which is checked with us; and remote help sessions, which you start and can end at any time. Store passwords, members and access, the activity log, store environments and backups stay inside. The deployment plan both sides confirm sets the exact scope.',
        ),
        h('people', 'Name three people'),
        ol(
          'A technical lead, who provides the server, network and accounts and takes part in the installation.',
          'A business lead, who prepares the lists of stores and members and decides who can open what.',
          'An acceptance lead, who tests every item and signs the checklist. Choose someone other than the technical lead.',
        ),
        h('accept', 'Eight acceptance tests'),
        ul(
          'Encryption: store accounts and passwords are stored encrypted, and the screen shows only dots.',
          'Handover: staff can open a store they have access to and never see its password. After you revoke access, it no longer opens.',
          'Member levels: sign in as owner, manager and staff. Each has different permissions.',
          'Access by store: give access to one store. The others don’t open.',
          'Login devices: an unregistered computer or phone waits until it is approved.',
          'Login hours: outside the hours, the store can’t be opened.',
          'Activity log: all of these sign-ins, openings and changes of access are recorded.',
          'Device-risk warnings: an unusual device, network or location waits for your decision.',
        ),
        p(
          'Backups are your responsibility and not among the eight: before launch, make one and restore it to a test machine to prove that it works.',
        ),
        h('clients', 'Prepare the client computers'),
        p(
          `Your team still installs the client. v6 needs Windows ${minimumSystems.v6.windows}, macOS ${minimumSystems.v6.macos} or Linux kernel ${minimumSystems.v6.linux}, or later; older computers use v5. List your computers’ systems in advance so none is left out on launch day.`,
        ),
        p(
          'How long it takes to go live depends on this preparation. Include the number of stores and users and your compliance requirements in your application, and a deployment adviser will go through them with you.',
        ),
        link('/private', 'See the architecture and responsibilities'),
      ],
    },
  },
};
