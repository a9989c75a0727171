import { supportHours } from '@/lib/site';
import { h, link, noteBlock, ol, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

const hours = `${supportHours.open}–${supportHours.close}`;

export const teamForPeakSeason: BuiltArticle = {
  slug: 'team-for-peak-season',
  category: 'team',
  publishedOn: '2026-10-15',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '旺季之前，把人和店排好',
      crumb: '旺季排班',
      description:
        '临时工要权限，老员工要轮休，时差让下班时间还有订单。从倒数第四周到大促结束，每周做什么、开哪些权限、什么时候收回，一张时间表说清。',
      body: [
        p(
          '旺季出的错，多半不是旺季才犯的：临时工用了别人的账号，是因为没人有空给他开；半夜的授权没人批，是因为没有排过班。把这些事提前四周做完，大促那几天就只剩下卖货。',
        ),
        h('weeks', '倒数四周，每周一件事'),
        table(
          '大促之前的四周',
          ['时间', '做什么', '做完的标志'],
          ['第四周', '盘点店铺、成员与设备', '每家店有一个负责人、一个替补'],
          ['第三周', '给临时工开子账号，按店授权', '人人能打开自己的店，打不开别人的'],
          ['第二周', '排班，设定登录时段', '时段表与排班表一致'],
          ['第一周', '更新客户端，停止改设置', '所有电脑打开一遍常用的店'],
        ),
        h('temps', '临时工：开得快，也要收得快'),
        ul(
          '一人一个子账号，名字写真名，不写「兼职 1」。',
          '只授权一到两家店，只做一类事：客服就只做客服。',
          '登录时段设成班次，班次结束就打不开。',
          '只登记办公室的电脑，不登记私人手机。',
          '在日历上写下收回的日期，大促结束第二天就执行。',
        ),
        noteBlock(
          '不要共用账号',
          '让三个临时工轮流用一个账号，看似省了席位，一旦发错货、改错价，日志里只有一个名字。服务协议也不允许共享账号，允许的是套餐内的子账号。',
        ),
        h('clock', '时差：谁在什么时候看店'),
        p(
          '北京的下班时间，是欧洲的中午、美国的清晨。把每家店当地的高峰换算成北京时间，再排班，会发现真正需要人值守的，往往只有晚上八点到凌晨一点这一段。',
        ),
        p(
          `晚班的人需要有人批授权、看风险提醒。经理可以在手机端处理：未登记的设备请求打开、临时申请加班授权，都能当场同意或拒绝。我们的客服时间是周一至周日 ${hours}，面向付费账号；超出这个时段的问题，请提前准备好自己的应急联系人。`,
        ),
        h('repeat', '重复的活，交给自动化'),
        p(
          '巡店、收评价、下载报表这类每天都做、步骤固定的事，可以在第三周排成自动化流程，在指定的店里定时跑。大促当天不要新建流程，只跑已经跑过一周的。',
        ),
        h('freeze', '最后一周：什么都不要改'),
        ol(
          '客户端更新到最新的正式版，不装测试版。',
          '线路、环境设置保持不动；需要换线路的，上一周就该换完。',
          '把风险提醒的接收人核对一遍：是当班的人，而不是休假的人。',
          '打印一张纸：谁负责哪家店，替补是谁，电话多少。',
        ),
        h('after', '大促结束的第二天'),
        p(
          '趁记忆还新鲜，做三件事：收回所有临时授权；看一遍大促期间的行为日志，把异常记下来；和组长开半小时会，问清楚哪一步慢了。明年的第四周，从这份记录开始。',
        ),
        link('/activity/invite-refund', '请同事和同行一起用'),
      ],
    },
    'en-US': {
      title: 'Before peak season: people and stores in order',
      crumb: 'Ready for peak season',
      description:
        'Temps need permissions, regulars need days off, orders come in after hours. A timetable for the four weeks before the sale: what to grant, when to take it back.',
      body: [
        p(
          'Most peak-season mistakes are made before the season. A temp uses somebody else’s account because nobody had time to open one. A grant waits until morning because nobody was on the rota. Do these things four weeks ahead, and the sale itself is only about selling.',
        ),
        h('weeks', 'Four weeks, one thing a week'),
        table(
          'The four weeks before a sale',
          ['When', 'What to do', 'It is done when'],
          [
            'Week 4',
            'Take stock of stores, members and devices',
            'Each store has somebody in charge and a substitute',
          ],
          [
            'Week 3',
            'Open sub-accounts for temps, grant by store',
            'Everybody opens their own stores and no others',
          ],
          ['Week 2', 'Make the rota, set login hours', 'Hours and rota agree'],
          [
            'Week 1',
            'Update the clients, stop changing settings',
            'Every computer has opened its usual stores',
          ],
        ),
        h('temps', 'Temps: quick to open, quick to close'),
        ul(
          'One sub-account a person, under a real name, not “temp 1”.',
          'One or two stores, one kind of work: customer service does customer service.',
          'Login hours equal the shift; when it ends, the store no longer opens.',
          'Register office computers only, no private phones.',
          'Put the day of revoking into the calendar, and do it the day after the sale.',
        ),
        noteBlock(
          'Do not share accounts',
          'Three temps taking turns with one account saves a seat, until somebody ships or prices something wrong and the log shows one name. The service agreement bans shared accounts; sub-accounts within your package are what it allows.',
        ),
        h('clock', 'Time zones: who watches when'),
        p(
          'When Beijing goes home it is noon in Europe and early morning in America. Convert each store’s local peak into Beijing time before you make the rota. What really needs somebody at a desk is often only the stretch from eight in the evening to one at night.',
        ),
        p(
          `The late shift needs somebody who approves grants and reads risk warnings. A manager can do that on the mobile app: a request from an unregistered device or an extra hour of access is accepted or refused on the spot. Our support is there Monday to Sunday, ${hours}, for paid accounts; outside these hours, have an emergency contact of your own.`,
        ),
        h('repeat', 'Leave the repetitive to automation'),
        p(
          'Walking through stores, collecting new reviews, downloading reports: what happens daily in fixed steps can become an automated flow in week 3, at set times in set stores. Build nothing new on the day itself; run only what has run for a week.',
        ),
        h('freeze', 'The last week: change nothing'),
        ol(
          'Update to the latest release, and do not install betas.',
          'Leave lines and environment settings alone; whatever had to change was changed a week ago.',
          'Check who receives risk warnings: whoever is on duty, not whoever is on holiday.',
          'Print one sheet: who has which store, who stands in, and their phone numbers.',
        ),
        h('after', 'The day after'),
        p(
          'While memory is fresh, do three things. Revoke every temporary grant. Read the log of the sale and note what was odd. Sit down with the team leads for half an hour and ask which step was slow. Next year’s week 4 begins with that note.',
        ),
        link('/activity/invite-refund', 'Invite colleagues and peers'),
      ],
    },
  },
};
