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
      title: '汽配企业，数据留在自己机房',
      crumb: '汽配私有部署',
      description:
        '典型场景：制造企业的跨境部门，公司规定账号密码不得存放在外部。说明为什么选私有部署、准备了什么、怎样验收，以及哪些事仍会走出边界。',
      setting: '百人以上 · 私有部署',
      before: '公司不许密码放在外部，只好每店一台专用电脑',
      setup: '服务端装进自己机房，权限接着三级走',
      after: '数据留在边界内，审计能按人按店查',
      body: [
        h('before', '原来怎样'),
        p(
          '一家做汽车配件的制造企业，跨境部门有自己的店铺、客服与售后，加上各地分公司，经手店铺的人过百。信息安全部门有明文规定：业务账号的密码不得存放在公司以外的系统里。',
        ),
        p(
          '部门的办法是给每家店配一台专用电脑，钥匙锁在柜子里。店越来越多，柜子越来越满，出差的人要看店，得打电话请同事念给他听。',
        ),
        h('why', '为什么是私有部署'),
        p(
          '规定写的是「存放在哪里」，不是「用什么软件」。把服务端装进自己机房，店铺账号密码、成员授权与行为日志都在边界之内；员工照常在自己的工位上免密打开店铺。',
        ),
        h('setup', '准备了什么'),
        table(
          '开工前备好的东西',
          ['项目', '准备'],
          [
            '服务器',
            `${recommended.cores} 核、${recommended.memoryGb} GB 内存、${recommended.diskTb} TB 以上硬盘`,
          ],
          ['系统', recommendedSystem],
          ['网络', '员工网段可达；一个通往海外店铺的出口'],
          ['备份', '存放在公司指定的存储，每季度恢复演练'],
          ['人', '技术接口人、业务接口人、验收人各一名'],
        ),
        ul(
          '店铺表按事业部整理，每家店有负责人和替补。',
          '分公司的经理只能分配本公司的店。',
          '行为日志由审计部门定期抽查，按人、按店都能查。',
          '升级由信息部门决定时间；远程协助由公司开启，用完即断。',
        ),
        h('after', '上线以后'),
        p(
          '专用电脑退回普通用途，员工在自己的电脑上打开店铺。出差的人用登记过的笔记本，从公司的内网接入。审计要看某家店三个月的操作，当天就能给出来。',
        ),
        h('boundary', '仍会走出边界的'),
        p(
          '店铺在海外平台上，访问它们的流量一定会出去；许可核对与升级需要与我们通信。这两项在方案里写明，由网络部门放行，并不隐藏。',
        ),
        noteBlock(
          '要提前想好的',
          '服务端由您维护：备份、磁盘、升级窗口都要有人管。没有运维的团队，先用专业版更合适。',
        ),
      ],
    },
    'en-US': {
      title: 'Auto parts: data stays in the company’s own server room',
      crumb: 'Auto parts, private',
      description:
        'A typical scenario: a manufacturer keeps passwords inside the company. Why private deployment, what it prepared and tried, and what still crosses the boundary.',
      setting: '100+ people · private deployment',
      before: 'No passwords outside: one dedicated computer per store',
      setup: 'The server in the company’s own server room, the same three levels',
      after: 'Data stays inside, audits read by person and store',
      body: [
        h('before', 'How it was'),
        p(
          'A maker of auto parts has a cross-border department with stores, customer service and after-sales. With the branches, more than a hundred people handle stores. Information security has a written rule: passwords of business accounts must not lie in systems outside the company.',
        ),
        p(
          'The department’s answer was a dedicated computer for each store, and a cupboard for the keys. Stores grew and the cupboard filled. Whoever travelled and needed to see a store phoned a colleague and had it read out.',
        ),
        h('why', 'Why private deployment'),
        p(
          'The rule says where things lie, not which software is used. With the server in the company’s own server room, store passwords, grants and the activity log are inside the boundary, and employees open stores at their own desks without a password.',
        ),
        h('setup', 'What was prepared'),
        table(
          'Ready before work began',
          ['Item', 'Preparation'],
          [
            'Server',
            `${recommended.cores} cores, ${recommended.memoryGb} GB memory, over ${recommended.diskTb} TB disk`,
          ],
          ['System', recommendedSystem],
          ['Network', 'Reachable from the office networks; one exit to overseas stores'],
          ['Backups', 'On storage the company names, with a restore drill every quarter'],
          ['People', 'A technical contact, a business contact and somebody who accepts'],
        ),
        ul(
          'The list of stores is sorted by division; each store has somebody in charge and a substitute.',
          'A branch manager grants the stores of that branch and no others.',
          'Internal audit samples the activity log, by person or by store.',
          'IT decides when to upgrade. The company opens remote assistance and closes it after use.',
        ),
        h('after', 'Since going live'),
        p(
          'The dedicated computers are ordinary computers again, and people open stores on their own. Travellers use a registered laptop over the company’s network. When audit asks for three months of one store, it has them the same day.',
        ),
        h('boundary', 'What still crosses the boundary'),
        p(
          'Stores live on overseas platforms, so traffic to them goes out. Checking the licence and upgrading talk to us. Both are written into the plan and let through by the network department; nothing is hidden.',
        ),
        noteBlock(
          'Think of this beforehand',
          'You maintain the server: backups, disk and upgrades need somebody. Teams without an administrator are better off with the professional edition.',
        ),
      ],
    },
  },
};
