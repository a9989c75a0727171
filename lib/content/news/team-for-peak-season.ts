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
      title: '旺季前四周的团队准备',
      crumb: '旺季排班',
      description:
        '大促前四周的准备时间表：每周做什么，给临时工授权哪些店铺，怎样按时差排班，最后一周检查哪些设置，以及大促结束后什么时候收回权限。',
      lead: '提前四周开始准备：盘点店铺，开好子账号，排好晚班，大促期间就能专心处理订单。',
      body: [
        p(
          '旺季的不少错误是准备不足造成的：没有提前开子账号，临时工只好借用别人的账号；没有排班，夜里的授权就没人审批。',
        ),
        h('weeks', '大促前四周的安排'),
        table(
          '大促前四周时间表',
          ['时间', '做什么', '完成标准'],
          ['大促前第 4 周', '盘点店铺、成员与设备', '每家店有负责人和替补'],
          [
            '大促前第 3 周',
            '给临时工开子账号，按店授权；设好自动化流程',
            '每人只能打开自己负责的店',
          ],
          ['大促前第 2 周', '排班，设定登录时段，更新客户端', '登录时段与排班表一致'],
          ['大促前第 1 周', '逐台检查，停止修改设置', '所有电脑都打开过常用的店'],
        ),
        h('temps', '临时工的权限'),
        ul(
          '一人一个子账号，使用真实姓名，不写「兼职 1」。',
          '只授权一到两家店，只负责一类工作，例如客服。',
          '登录时段与班次一致，班次结束店铺自动关闭。',
          '只登记办公室的电脑，不登记私人手机。',
          '授权要由您收回：在日历上写下日期，大促结束第二天执行。',
        ),
        noteBlock(
          '不要共用账号',
          '三个临时工轮流用一个账号，发错货、改错价时，日志里只有一个名字。用户服务协议不允许共用账号，请在套餐内开子账号。',
        ),
        h('clock', '按时差排班'),
        p(
          '先把每家店当地的订单高峰换算成北京时间，再安排班次。以 11 月为例，柏林晚上八点到十一点，是北京次日凌晨三点到六点；纽约晚上八点到十一点，是北京次日上午九点到十二点。',
        ),
        p(
          `晚班需要有人审批授权、查看设备风险提醒。经理可以在 Android 版上处理：未登记的设备请求打开店铺、成员申请临时加班授权，都能当场同意或拒绝。客服时间为每天 ${hours}（北京时间），面向付费账号；其他时段请安排好团队的应急联系人。`,
        ),
        h('repeat', '用自动化处理重复工作'),
        p(
          '巡店、收集评价、下载报表等每天重复的工作，可以在大促前第 3 周设置为自动化流程，在指定店铺的环境里定时运行。大促当天不要新建流程，只用已经稳定运行一周的流程。',
        ),
        h('freeze', '最后一周停止修改设置'),
        ol(
          '确认客户端已是最新的正式版，不装测试版。',
          '线路与环境设置保持不变；需要更换的线路，至少提前一周换好。',
          '核对设备风险提醒的接收人，确保是当班人员。',
          '打印一张值班表：每家店的负责人、替补和电话。',
        ),
        h('after', '大促结束后的收尾'),
        p(
          '大促结束第二天完成三件事：收回所有临时授权；查看大促期间的行为日志，记录异常；与组长复盘半小时，记下最慢的环节，供下次大促参考。',
        ),
        link('/browser-users', '查看团队管理功能'),
      ],
    },
    'en-US': {
      title: 'Get your team ready for peak season in four weeks',
      crumb: 'Ready for peak season',
      description:
        'A four-week schedule for your next big sale: what to do each week, what access to give temps, how to schedule across time zones and when to revoke access.',
      lead: 'Start four weeks ahead: review your stores, create sub-accounts and plan the late shift. During the sale you can focus on orders.',
      body: [
        p(
          'Many peak-season mistakes start weeks earlier. A temp borrows an account because nobody had time to create one. A request waits until morning because nobody was scheduled to approve it.',
        ),
        h('weeks', 'Four weeks before the sale'),
        table(
          'Four-week schedule',
          ['When', 'What to do', 'Done when'],
          [
            '4 weeks before',
            'Review stores, members and devices',
            'Every store has a person responsible and a backup',
          ],
          [
            '3 weeks before',
            'Create sub-accounts for temps and give access by store',
            'Everyone can open their own stores and no others',
          ],
          [
            '2 weeks before',
            'Make the schedule, set login hours and update the clients',
            'Login hours match the schedule',
          ],
          [
            '1 week before',
            'Check every computer and stop changing settings',
            'Every computer has opened its usual stores',
          ],
        ),
        h('temps', 'Access for temps'),
        ul(
          'Create one sub-account per person, under their real name, not “temp 1.”',
          'Give access to one or two stores for one kind of work, such as customer service.',
          'Match login hours to the shift, so stores close when it ends.',
          'Register office computers only, not personal phones.',
          'Access lasts until you revoke it. Put the date in your calendar: the day after the sale.',
        ),
        noteBlock(
          'Don’t share accounts',
          'If three temps take turns with one account and an order or price goes wrong, the log shows a single name. The User Service Agreement prohibits sharing; create sub-accounts within your plan instead.',
        ),
        h('clock', 'Schedule by time zone'),
        p(
          'Convert each store’s local peak to your team’s time zone before you make the schedule. For a team in China in late November, 20:00–23:00 in Berlin is 3:00–6:00 the next day, and 20:00–23:00 in New York is 9:00–12:00 the next day.',
        ),
        p(
          `The late shift needs a manager who approves access and reads device-risk warnings. The Android app is enough: requests from unregistered devices or for after-hours access can be approved or refused immediately. Support is available every day, ${hours} Beijing time, for paid accounts; outside those hours, have an emergency contact on your team.`,
        ),
        h('repeat', 'Automate repetitive work'),
        p(
          'Checking stores, collecting reviews and downloading reports take the same steps every day. Three weeks before the sale, turn them into flows that run at set times in each store’s environment. Don’t build new flows on the day of the sale; run only those that have worked for a week.',
        ),
        h('freeze', 'Freeze changes in the last week'),
        ol(
          'Update to the latest release and don’t install betas.',
          'Don’t change routes or environment settings. Make any route changes at least a week before.',
          'Check who receives device-risk warnings, and make sure they’re on shift.',
          'Print one sheet with the person responsible, backup and phone number for each store.',
        ),
        h('after', 'The day after the sale'),
        p(
          'Do three things: revoke all temporary access, review the activity log and note anything unusual, and meet with your team leads for half an hour to find the slowest step. Use those notes to prepare for the next sale.',
        ),
        link('/browser-users', 'See the team features'),
      ],
    },
  },
};
