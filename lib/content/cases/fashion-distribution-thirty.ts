import { h, noteBlock, p, table, ul } from '../blocks';
import type { CaseRecord } from '../types';

export const fashionDistributionThirty: CaseRecord = {
  slug: 'fashion-distribution-thirty',
  industry: 'fashion',
  size: 'middle',
  publishedOn: '2026-07-30',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '三十人服饰团队的权限管理',
      crumb: '服饰三十人',
      description:
        '三十人管理四十余家服饰店，人员流动大，旺季还有临时工。怎样按小组分配店铺，用老板、经理、员工三级管理权限，在员工离职当天收回全部授权。',
      lead: '店铺先分给五个小组，再由组长授权给组员。费用包括套餐（按成员数和店铺数）和各店的海外 IP，付款前可以在客户端看到价格。',
      setting: '30 人 · 40 余家店 · 5 个小组',
      before: '组长各自保管密码，有人离职就改密码',
      setup: '老板、经理、员工三级，五组各管各组的店铺',
      after: '入职当天授权，离职当天收回，密码不变',
      body: [
        h('before', '原来的做法'),
        p(
          '团队经营服饰，分五个小组，每组由一名组长带四五名员工，共四十多家店。密码由组长保管，来一个新人就发一份。一年有十几个人入职、离职，每走一个人，组里就要改一遍密码，改完还常常忘了告诉仓库。',
        ),
        p('老板有两个难题：不知道哪家店有多少人登录过；旺季的临时工离开后，还能用原来的密码登录。'),
        h('setup', '怎样设置'),
        table(
          '三级成员的权限，共 30 人',
          ['级别', '人数', '权限'],
          ['老板', '1', '成员、账单、全部店铺'],
          ['经理（组长）', '5', '给本组成员授权店铺、设定时段、查看本组日志'],
          ['员工', '24', '只打开授权给自己的店铺'],
        ),
        ul(
          '先把店铺分给小组，每家店只属于一个小组。',
          '组长只能把本组的店铺授权给本组成员，老板不需要逐家处理。',
          '员工的登录时段与班次一致，只能用工位上的电脑登录。',
          '旺季的临时工用真实姓名开子账号，只授权一家店，旺季结束第二天移出团队。',
          '巡店、下载报表等固定工作设置为自动化流程，在各店铺的环境里定时运行。',
        ),
        h('after', '设置后的变化'),
        p(
          '新人入职，组长在权限表里勾选店铺，当天就能工作。员工离职，点一次「办理离职」：已打开的店铺关闭，授权收回，店铺转给接手人，密码不需要修改。老板每个月查看一次权限表，收回多余的授权。',
        ),
        p(
          '组长每周查看一次行为日志，重点看下班后的登录和不认识的设备。店铺出了差错，按店、按人就能查到经过。',
        ),
        h('fits', '适合哪些团队'),
        p(
          '二十人以上、分组工作、人员流动较大的团队。店铺增加一倍，做法也不变，增加组长即可；公司要求数据留在内网的，可以在私有部署上使用同样的权限表。',
        ),
        noteBlock(
          '需要提前考虑',
          '先把店铺分给小组，再授权给成员。如果直接授权给个人，更换组长时需要全部重新设置。',
        ),
      ],
    },
    'en-US': {
      title: 'Fashion: permissions for a team of thirty',
      crumb: 'Fashion, thirty people',
      description:
        'Thirty people, more than forty fashion stores, high turnover and seasonal temps. See how teams divide the stores and how access ends on the last day.',
      lead: 'Stores go to five teams first, and each lead gives access within the team. You pay for a plan (members and stores) and overseas IPs; the client shows the price before you pay.',
      setting: '30 people · 40+ stores · 5 teams',
      before: 'Team leads keep the passwords and change them when people leave',
      setup: 'Owner, managers and staff; each of five teams has its own stores',
      after: 'Grant on day one, revoke on the last day, no password changes',
      body: [
        h('before', 'Before'),
        p(
          'The company sells fashion. Five teams, each with a lead and four or five people, run more than forty stores. The leads kept the passwords and sent them to every new colleague. A dozen people came and went each year, and each time a team changed its passwords, often without telling the warehouse.',
        ),
        p(
          'The owner had two problems: nobody knew how many people had signed in to a store, and temps could still sign in with the old passwords after the season.',
        ),
        h('setup', 'What they set up'),
        table(
          'Permissions at each level, 30 people in all',
          ['Level', 'People', 'Permissions'],
          ['Owner', '1', 'Members, billing, all stores'],
          [
            'Manager (team lead)',
            '5',
            'Gives the team access to its stores, sets hours, reads the team’s log',
          ],
          ['Staff', '24', 'Opens the stores they have access to'],
        ),
        ul(
          'Assign each store to one team first.',
          'Leads give their own team access to its own stores, so the owner doesn’t handle each one.',
          'Login hours match the shift, and staff can sign in only on the computer at their desk.',
          'Extra temps in peak season get a sub-account in their real name with access to one store. They’re removed the day after the season ends.',
          'Checking stores and downloading reports run as flows at set times, in each store’s environment.',
        ),
        h('after', 'What changed'),
        p(
          'When someone joins, the lead checks the boxes for their stores in the permission table and they start the same day. When someone leaves, one click on Offboard closes their open stores, revokes access and hands the stores to the successor. No password has to change. Once a month the owner reviews the table and revokes access that’s no longer needed.',
        ),
        p(
          'The leads read the activity log every week, mainly for sign-ins after hours and unknown devices. When something goes wrong in a store, they can look it up by store and by person.',
        ),
        h('fits', 'Who this fits'),
        p(
          'Companies with 20 or more people, several teams and high turnover. If you have twice as many stores, keep the setup and add leads. If company rules keep data inside the network, use the same permission table with private deployment.',
        ),
        noteBlock(
          'Think about this first',
          'Assign stores to teams before you give people access. If you start with individuals, you’ll have to redo everything when a lead changes.',
        ),
      ],
    },
  },
};
