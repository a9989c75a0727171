import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

export const fashionDistributionThirty: CaseRecord = {
  slug: 'fashion-distribution-thirty',
  industry: 'fashion',
  size: 'middle',
  publishedOn: '2026-07-30',
  text: {
    'zh-CN': {
      title: '服饰三十人，权限排成一张表',
      crumb: '服饰三十人',
      description:
        '典型场景：三十人、四十余家服饰店，人员流动大，旺季还有临时工。说明怎样按小组分店、用三级成员管理，并让离职当天收得干净。',
      setting: '30 人 · 40 余家店 · 5 个小组',
      before: '组长手里各有一本密码，离职靠改密码',
      setup: '老板、经理、员工三级，五组各管各店',
      after: '入职开几格，离职灭一行，改密码不再是日常',
      body: [
        h('before', '原来怎样'),
        p(
          '团队做服饰，款多、店多、人也多。五个小组，每组一名组长，各带五六个人，分着四十多家店。密码由组长保管，来新人就发一份。一年进出十几个人，每走一个，组里就要改一遍密码，改完总有两家店忘了通知仓库。',
        ),
        p('老板最头疼的是两件事：说不清哪家店有多少人登录过；旺季来的临时工，用完之后还留着账号。'),
        h('setup', '怎样排成一张表'),
        table(
          '三级成员各做什么',
          ['级别', '人数', '权限'],
          ['老板', '1', '成员、账单、全部店铺'],
          ['经理（组长）', '5', '给本组分店、设时段、看本组日志'],
          ['员工', '24', '只打开授权给自己的店'],
        ),
        ul(
          '先分组再分店：把店铺按小组归好，组与组之间不交叉。',
          '组长只能把本组的店分给本组的人，老板不用再管每一家。',
          '员工的登录时段等于班次，登录设备等于工位上的那台电脑。',
          '临时工的子账号写真名，只开一家店，旺季结束第二天移出。',
          '巡店与下载报表这类固定动作，由各组排成自动化流程，夜里跑。',
        ),
        h('after', '之后每月'),
        p(
          '新人入职，组长在表里点亮几格，当天就能上手；离职那天，熄灭一行，移出成员，不用改任何密码。每个月老板看一次全表，空着的行和多出来的格，一眼就看得见。',
        ),
        p(
          '行为日志也换了用处：从前出了错才去翻，现在组长每周看一次，主要看下班以后的登录和不认识的设备。',
        ),
        h('fits', '适合照着做的团队'),
        p(
          '二三十人以上、分组作业、人员流动较大的团队。店铺再多一倍，做法不变，只是组长多几个；如果公司要求数据留在内网，可以把同样的权限表搬到私有部署上。',
        ),
        noteBlock('要提前想好的', '先把店铺分给组，再分给人。直接按人分，组长一换就要全部重来。'),
      ],
    },
    'en-US': {
      title: 'Fashion, thirty people, one permission sheet',
      crumb: 'Fashion, thirty people',
      description:
        'A typical scenario: thirty people, forty fashion stores, temps in season. How teams divide the stores, how three levels manage them, how leaving is a clean cut.',
      setting: '30 people · 40+ stores · 5 teams',
      before: 'Each team lead keeps passwords; leaving means changing them',
      setup: 'Owner, managers, employees; five teams with their own stores',
      after: 'Joining lights some cells, leaving darkens a row',
      body: [
        h('before', 'How it was'),
        p(
          'The team sells fashion: many styles, many stores, many people. Five teams of five or six, each with a lead, divide more than forty stores. The leads keep the passwords and hand them to whoever joins. A dozen people come and go in a year; each time a team changes its passwords, and each time the warehouse is not told about two of them.',
        ),
        p(
          'Two things trouble the owner most. Nobody can say how many people have signed in to a store, and temps keep their access after the season.',
        ),
        h('setup', 'How it becomes one sheet'),
        table(
          'What each level does',
          ['Level', 'People', 'Permissions'],
          ['Owner', '1', 'Members, billing, all stores'],
          [
            'Manager (team lead)',
            '5',
            'Grants stores to their own team, sets hours, reads its log',
          ],
          ['Employee', '24', 'Opens the stores granted to them'],
        ),
        ul(
          'Teams first, people second: stores belong to a team, and teams do not overlap.',
          'A lead grants the team’s stores to the team’s people; the owner no longer handles each one.',
          'Login hours equal the shift, the login device is the computer on the desk.',
          'Temps get a sub-account in their real name with one store, removed the day after the season.',
          'Walking through stores and downloading reports run as automated flows at night.',
        ),
        h('after', 'Every month since'),
        p(
          'When somebody joins, the lead lights a few cells and they start the same day. When somebody leaves, a row goes dark and the member is removed; no password changes. Once a month the owner looks at the whole sheet: empty rows and extra cells stand out.',
        ),
        p(
          'The log has a new use as well. It used to be opened after mistakes; now the leads read it weekly, mostly for sign-ins after hours and unknown devices.',
        ),
        h('fits', 'Teams this fits'),
        p(
          'Twenty or thirty people and more, working in teams, with people coming and going. With twice the stores the way is the same, with a few more leads. If company rules keep data inside, the same sheet can live on a private deployment.',
        ),
        noteBlock(
          'Think of this beforehand',
          'Give stores to teams first, to people second. If you go straight to people, everything starts again when a lead changes.',
        ),
      ],
    },
  },
};
