import { minimumSystems, privateServer } from '@/lib/site';
import { h, link, noteBlock, ol, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

const { minimum, recommended, recommendedSystem } = privateServer;

export const privateDeploymentChecklist: BuiltArticle = {
  slug: 'private-deployment-checklist',
  category: 'deployment',
  publishedOn: '2026-08-27',
  text: {
    'zh-CN': {
      title: '私有部署，开工前的核对清单',
      crumb: '私有部署清单',
      description:
        '要不要私有部署、服务器怎么备、哪些数据会出边界、验收时试什么。把会上反复问的问题写成一份清单，技术、业务与采购可以各拿一段去办。',
      body: [
        p(
          '决定把服务端装进自己机房的团队，理由大多相近：公司规定账号密码不能存放在外部；店铺多，日志要接进内部审计；或者网络只允许访问内网。理由不同，准备的东西却差不多。',
        ),
        h('need', '先确认真的需要'),
        p(
          '私有部署换来的是控制权，付出的是维护：服务器、备份、升级窗口，都要有人管。如果您只是想让员工看不到密码，或者想限制登录时段，专业版已经可以做到，不必为此添一台服务器。',
        ),
        ul(
          '有合规或审计要求，明确写着数据存放的位置：适合。',
          '有专人管理 Linux 服务器，或愿意安排一位：适合。',
          '只有三五家店，没有机房也没有运维：先用专业版。',
        ),
        h('server', '服务器：两档'),
        table(
          '私有部署的服务器要求',
          ['项目', '最低', '推荐'],
          ['处理器', `${minimum.cores} 核`, `${recommended.cores} 核`],
          ['内存', `${minimum.memoryGb} GB`, `${recommended.memoryGb} GB`],
          ['硬盘', `${minimum.diskGb} GB 以上`, `${recommended.diskTb} TB 以上`],
          ['系统', privateServer.system, recommendedSystem],
        ),
        p(
          '硬盘往往最先不够：浏览器环境、缓存和行为日志都会增长，备份还要另留一份空间。店铺数和成员数都偏多时，直接按推荐配置准备，比半年后迁移省事。',
        ),
        h('network', '网络：画清一条边界'),
        p(
          '开工前请网络管理员回答三个问题：员工从哪些网段访问服务端；服务端经哪个出口访问海外店铺；升级包与远程协助由谁、在什么时间放行。',
        ),
        noteBlock(
          '会出边界的，只说清楚不含糊',
          '店铺在海外平台上，访问它的流量必然出去；许可核对与升级也需要与我们通信。店铺账号密码、成员与授权、行为日志、浏览器环境与备份可以留在边界之内。具体范围写进双方确认的部署方案。',
        ),
        h('people', '人：三个名字'),
        ol(
          '技术接口人：开通服务器、网络与账号，参加安装。',
          '业务接口人：整理店铺表与成员表，决定谁能打开哪家店。',
          '验收人：对照清单逐项试，签字。验收人不要由安装的人兼任。',
        ),
        h('accept', '验收时，当场试这些'),
        ul(
          '用员工账号打开一家店：能进入后台，看不到密码。',
          '取消授权：员工端立即打不开。',
          '在没有登记的电脑上登录：被拦下，并有提醒。',
          '在时段之外登录：打不开。',
          '查行为日志：刚才的每一步都在，人、时间、设备对得上。',
          '做一次备份，再从备份恢复到一台测试机。没有恢复过的备份，不算备份。',
        ),
        h('clients', '别忘了客户端'),
        p(
          `服务端在机房，员工电脑上仍要装客户端：v6 需要 Windows ${minimumSystems.v6.windows}、macOS ${minimumSystems.v6.macos} 或 Linux ${minimumSystems.v6.linux} 及以上；较旧的电脑用 v5。先统计一遍员工电脑的系统，免得上线那天才发现有几台装不上。`,
        ),
        p(
          '从申请到上线要多久，取决于上面这些准备到了哪一步。清单越完整，安装当天越安静。填写申请时，把店铺数、席位数和合规要求写清楚，我们会带着问题清单与您逐项核对。',
        ),
        link('/private', '看私有部署的架构与分工'),
      ],
    },
    'en-US': {
      title: 'Private deployment: a checklist before work begins',
      crumb: 'Private deployment checklist',
      description:
        'Whether you need it, what server to prepare, which data crosses the boundary, what to try at acceptance: a list IT, business and purchasing can share.',
      body: [
        p(
          'Teams that put the server into their own machine room give similar reasons: company rules keep passwords inside, many stores need their log in the internal audit, or the network only reaches the intranet. The reasons differ; the preparations hardly do.',
        ),
        h('need', 'First make sure that you need it'),
        p(
          'Private deployment buys control and costs maintenance: somebody looks after the server, the backups and the time for upgrades. If you only want employees not to see passwords, or want to limit login hours, the professional edition does that without a server of your own.',
        ),
        ul(
          'A compliance or audit rule says where data must lie: it fits.',
          'Somebody looks after Linux servers, or can be found: it fits.',
          'Three to five stores, no machine room, no administrator: start with the professional edition.',
        ),
        h('server', 'The server: two sizes'),
        table(
          'Server requirements for private deployment',
          ['Item', 'Minimum', 'Recommended'],
          ['Processor', `${minimum.cores} cores`, `${recommended.cores} cores`],
          ['Memory', `${minimum.memoryGb} GB`, `${recommended.memoryGb} GB`],
          ['Disk', `over ${minimum.diskGb} GB`, `over ${recommended.diskTb} TB`],
          ['System', privateServer.system, recommendedSystem],
        ),
        p(
          'Disk usually runs out first: environments, cache and the activity log grow, and backups need room of their own. With many stores and members, prepare the recommended size at once; it is easier than moving in half a year.',
        ),
        h('network', 'The network: draw one boundary'),
        p(
          'Ask your network administrator three questions before work begins. From which networks do employees reach the server? Through which exit does the server reach overseas stores? Who lets upgrade packages and remote assistance in, and when?',
        ),
        noteBlock(
          'What crosses the boundary, plainly',
          'Stores live on overseas platforms, so traffic to them goes out. Checking the licence and upgrading need to talk to us. Store passwords, members and grants, the activity log, browser environments and backups can stay inside. The exact scope goes into the deployment plan both sides confirm.',
        ),
        h('people', 'Three names'),
        ol(
          'A technical contact who provides server, network and accounts, and takes part in the installation.',
          'A business contact who prepares the lists of stores and members and decides who opens what.',
          'Somebody who accepts: tries item by item and signs. Better not the one who installed it.',
        ),
        h('accept', 'What to try at acceptance'),
        ul(
          'Open a store as an employee: the back office appears, the password does not.',
          'Revoke the grant: the employee can no longer open it.',
          'Sign in on an unregistered computer: it is stopped, with a warning.',
          'Sign in outside the set hours: it does not open.',
          'Read the activity log: every step is there, with the right person, time and device.',
          'Make a backup and restore it to a test machine. A backup that was never restored is not one.',
        ),
        h('clients', 'Do not forget the clients'),
        p(
          `The server is in your machine room, but employees still install the client: v6 needs Windows ${minimumSystems.v6.windows}, macOS ${minimumSystems.v6.macos} or Linux ${minimumSystems.v6.linux} or later; older computers use v5. Count the systems in the office first, or some will refuse to install on the day you go live.`,
        ),
        p(
          'How long it takes depends on how far these preparations are. The more complete the list, the quieter the day of installation. Write stores, seats and compliance needs into your application, and we come with questions to go through one by one.',
        ),
        link('/private', 'See the architecture and who does what'),
      ],
    },
  },
};
