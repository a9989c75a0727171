import { privateServer } from '@/lib/site';
import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

const { recommended, recommendedSystem } = privateServer;

export const autoPartsPrivate: CaseRecord = {
  slug: 'auto-parts-private',
  industry: 'auto',
  size: 'large',
  publishedOn: '2026-09-17',
  text: {
    'zh-CN': {
      title: '汽配企业的私有部署',
      crumb: '汽配私有部署',
      description:
        '制造企业的跨境部门，公司规定账号密码不得存放在外部。为什么选择私有部署，部署前准备了什么，上线后有哪些变化，哪些数据仍会离开内网。',
      lead: '服务端装在自己的机房，店铺账号密码留在内网。费用按使用人数、店铺数与部署方式报价。',
      setting: '百人以上 · 私有部署',
      before: '公司不许密码存放在外部，每家店配一台专用电脑',
      setup: '服务端装在自己的机房，按三级成员授权',
      after: '账号、授权与日志留在内网，审计可以按人、按店查询',
      body: [
        h('before', '原来的做法'),
        p(
          '一家汽车配件制造企业的跨境部门，有自己的店铺、客服与售后，加上各地分公司，使用店铺的员工超过一百人。信息安全部门规定：业务账号的密码不得存放在公司以外的系统。',
        ),
        p(
          '部门只好给每家店配一台专用电脑，锁在柜子里。店铺越来越多，电脑不够用；出差的人要查看店铺，只能请同事代看。',
        ),
        h('why', '为什么选择私有部署'),
        p(
          '公司限制的是数据存放位置。服务端装在自己的机房后，店铺账号密码、成员授权与行为日志都留在内网，员工在自己的工位上免密打开店铺。',
        ),
        h('setup', '部署前的准备'),
        table(
          '部署前的准备',
          ['项目', '准备'],
          [
            '服务器',
            `${recommended.cores} 核、${recommended.memoryGb} GB 内存、${recommended.diskTb} TB 以上硬盘`,
          ],
          ['系统', recommendedSystem],
          ['网络', '员工网段可以访问服务端；服务端可以连到各店的线路'],
          ['备份', '存放在公司指定的存储，每季度演练一次恢复'],
          ['人员', '技术负责人、业务负责人、验收人各一名'],
        ),
        ul(
          '店铺表按事业部整理，每家店有负责人和替补。',
          '分公司的经理只能授权本分公司的店铺。',
          '审计部门定期抽查行为日志，可以按人、按店查询。',
          '升级时间由信息部门决定；远程协助由公司开启，用完关闭。',
        ),
        h('after', '上线后的变化'),
        p(
          '专用电脑改作日常办公，员工在自己的电脑上打开店铺。出差人员用登记过的笔记本，先连到公司内网，再打开店铺。审计需要某家店三个月的行为日志时，当天就能提供。',
        ),
        h('boundary', '哪些数据仍会离开内网'),
        p(
          '仍有三项：店铺访问流量，经各店线路到电商平台；许可与版本信息，与我们核对；远程协助会话，由公司开启，可随时中断。三项都写入部署方案，由网络部门放行。',
        ),
        noteBlock(
          '需要提前考虑',
          '服务器、磁盘与备份由您维护，需要有专人负责；服务端由我们安装和升级。没有运维人员的团队，更适合使用专业版。',
        ),
      ],
    },
    'en-US': {
      title: 'Auto parts: private deployment for 100+ people',
      crumb: 'Auto parts, private',
      description:
        'A manufacturer’s rules keep passwords on company systems. See why it chose private deployment, what it prepared, what changed and what leaves its network.',
      lead: 'The server side runs in the company’s own server room, so store accounts and passwords stay inside the network. The quote is based on users, stores and type of deployment.',
      setting: '100+ people · private deployment',
      before: 'No passwords allowed on outside systems, so one dedicated computer per store',
      setup: 'The server runs on site, with access for three levels of members',
      after: 'Data stays inside; audits can search by person and store',
      body: [
        h('before', 'Before'),
        p(
          'An auto parts manufacturer has a cross-border department with its own stores, customer service and after-sales team. Including the branches, more than 100 people use the stores. Information security has a written rule: passwords of business accounts must not be stored on systems outside the company.',
        ),
        p(
          'So the department set up a dedicated computer for each store and locked the computers away. As the number of stores grew, it ran out of computers, and people who traveled had to ask a colleague to check a store for them.',
        ),
        h('why', 'Why private deployment'),
        p(
          'The company rule limits where data is stored. With the SuperBrowser server in the company’s own server room, store passwords, access and the activity log stay inside the network, and staff open stores at their own desks without a password.',
        ),
        h('setup', 'What they prepared'),
        table(
          'Preparation before deployment',
          ['Item', 'Preparation'],
          [
            'Server',
            `${recommended.cores} cores, ${recommended.memoryGb} GB memory, over ${recommended.diskTb} TB disk`,
          ],
          ['System', recommendedSystem],
          ['Network', 'Reachable from the office networks; outbound access to each store’s route'],
          ['Backups', 'On company storage, with a restore drill every quarter'],
          ['People', 'A technical lead, a business lead and an acceptance lead'],
        ),
        ul(
          'The store list is sorted by division, and each store has a person responsible and a backup.',
          'Branch managers can give access to their own branch’s stores only.',
          'Internal audit samples the activity log by person or by store.',
          'IT decides when to upgrade. The company turns remote help on when needed and off again afterward.',
        ),
        h('after', 'What changed'),
        p(
          'The dedicated computers went back to ordinary use, and people open stores on the computers at their own desks. Staff who travel use a registered laptop connected to the company network. When internal audit asks for three months of activity in one store, it gets the log the same day.',
        ),
        h('boundary', 'What still leaves the network'),
        p(
          'Three things: traffic to the stores, over each store’s own route; license and version information, which is checked with us; and remote help sessions, which the company starts and can end at any time. All three are described in the deployment plan and approved by the company’s network team.',
        ),
        noteBlock(
          'Think about this first',
          'You maintain the server, its disks and the backups, so someone has to be responsible for them. We install and upgrade the server side. Teams without an administrator are better off with the Professional edition.',
        ),
      ],
    },
  },
};
