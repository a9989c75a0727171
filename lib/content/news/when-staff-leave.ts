import { h, link, noteBlock, ol, p, table, ul } from '../blocks';
import type { BuiltArticle } from '../types';

export const whenStaffLeave: BuiltArticle = {
  slug: 'when-staff-leave',
  category: 'team',
  publishedOn: '2026-07-16',
  updatedOn: '2026-11-12',
  text: {
    'zh-CN': {
      title: '员工离职怎样收回店铺权限',
      crumb: '员工离职',
      description:
        '员工离职后，登录状态、记住的密码、验证手机、平台子账号和自动化流程可能仍然有效。附当天可以完成的办理清单，以及平时要做好的三项准备。',
      lead: '点一次「办理离职」：已打开的店铺关闭，授权收回，店铺转给接手人。超级浏览器之外的密码和验证手机，再按清单逐项检查。',
      body: [
        p(
          '员工离职时，多数团队会交接文件、客户和未完成的订单，店铺登录往往到最后一天才想起来，只能口头提醒对方退出。',
        ),
        p('口头提醒无法确认对方是否已全部退出，用清单逐项办理更稳妥。'),
        h('left', '离职后可能还保留的权限'),
        table(
          '离职时要逐项处理',
          ['保留的内容', '在哪里', '由谁处理'],
          ['打开的店铺与授权', '成员列表', '老板或经理点「办理离职」'],
          ['成员账号', '成员列表', '老板或经理移出'],
          ['已登录的电脑和手机', '登录设备', '老板或经理取消登记'],
          ['自己的浏览器里记住的密码', '员工自己的电脑', '修改密码，改用授权'],
          ['绑定的验证手机', '平台账号的安全设置', '更换为公司号码或云号'],
          ['平台自带的子账号', '各平台的卖家后台', '店铺负责人逐家检查'],
          ['运行中的自动化流程', '自动化（RPA）', '转给接手人，或停用'],
        ),
        p(
          '授权、成员账号、登录设备和自动化流程都在超级浏览器里处理。流程在店铺的环境里运行，转给接手人后不需要重建。密码、验证手机和平台子账号在超级浏览器之外，要靠平时的记录逐家检查。',
        ),
        h('day', '最后一天的办理顺序'),
        ol(
          '与接手人核对店铺和未完成的工作。',
          '在成员列表里点「办理离职」：他打开的店铺关闭，授权全部收回，店铺转给接手人。平台密码不需要修改。',
          '请接手人用自己的账号打开每家店，确认可以进入。',
          '把成员移出团队，取消他的登录设备。此后他的账号不能打开任何店铺。',
          '检查自动化流程的负责人，转给接手人或停用。',
          '查看最近两周的行为日志，留意下班后的登录和不认识的设备，双方在清单上签字存档。',
        ),
        noteBlock(
          '只改密码不等于收回权限',
          '修改密码只能阻止用密码登录，已经登录的设备不一定会退出，在岗的同事却可能要重新登录。请先收回授权和设备；密码可能已经泄露的，再到平台修改，并在客户端重新录入。',
        ),
        h('before', '平时做好三项准备'),
        ul(
          '一人一个子账号。共用账号时，日志无法区分是谁操作的；用户服务协议也不允许共用。',
          '一张店铺表：平台、国家、负责人、验证手机、收款账户的保管人，每季度核对一次。',
          '密码只录入系统，不发给员工。员工没有见过密码，离职后不需要逐店修改。',
        ),
        h('sudden', '员工突然离开怎么办'),
        p(
          '没有交接期的，立即点「办理离职」；接手人未定的，店铺先转给经理。您不在电脑前，可以先在 Android 版上收回店铺。店铺的登录状态保留在环境里，接手人获得授权就能继续工作。',
        ),
        p(
          '员工退出团队不需要注销自己的账号，由老板或经理移出即可。注销会删除账号下的数据且无法恢复，请不要用注销代替离职手续。',
        ),
        link('/cores', '查看成员权限与行为日志'),
      ],
    },
    'en-US': {
      title: 'How to revoke store access when staff leave',
      crumb: 'When staff leave',
      description:
        'Sign-ins, saved passwords, verification phones, marketplace sub-accounts and flows can stay active. A checklist for the last day, and what to prepare.',
      lead: 'Click Offboard once: open stores close, access ends and the stores go to the successor. Then check the passwords and verification phones outside SuperBrowser.',
      body: [
        p(
          'When people leave, most teams hand over files, customers and open orders. Store sign-ins come up on the last afternoon, usually as a reminder to sign out.',
        ),
        p(
          'A reminder doesn’t tell you whether anyone actually signed out. Use a checklist instead, so you know that everything was done.',
        ),
        h('left', 'What may still be active'),
        table(
          'Go through these one by one',
          ['What’s left', 'Where', 'What to do'],
          ['Open stores and access', 'Member list', 'Owner or manager clicks Offboard'],
          ['Member account', 'Member list', 'Owner or manager removes it'],
          ['Signed-in computers and phones', 'Login devices', 'Owner or manager unregisters them'],
          [
            'Passwords saved in a personal browser',
            'The person’s own computer',
            'Change the password, give access instead',
          ],
          [
            'Verification phone',
            'Security settings of the marketplace account',
            'Change it to a company number or a cloud number',
          ],
          [
            'Sub-accounts on the marketplace itself',
            'Each seller dashboard',
            'The person responsible checks each store',
          ],
          ['Running flows', 'RPA automation', 'Assign to the successor, or stop'],
        ),
        p(
          'Access, member accounts, login devices and flows are all handled in SuperBrowser. Flows run in the store’s environment, so a successor can take them over without rebuilding them. Passwords, verification phones and marketplace sub-accounts are outside SuperBrowser, so you need good records to check them store by store.',
        ),
        h('day', 'The last day, step by step'),
        ol(
          'Go over the stores and open work with the successor.',
          'Click Offboard in the member list: the person’s open stores close, all access is revoked and the stores go to the successor. Marketplace passwords don’t have to change.',
          'Ask the successor to open every store from their own account.',
          'Remove the member from the team and unregister their devices. The account can’t open any store from then on.',
          'Check who’s responsible for each flow, and reassign or stop it.',
          'Review the last two weeks of the activity log for sign-ins after hours and unknown devices. Have both sides sign the checklist, then file it.',
        ),
        noteBlock(
          'A new password doesn’t revoke access',
          'It only stops people who sign in with the password. A device that’s already signed in may stay signed in, while colleagues may have to sign in again. Revoke access and devices first. If the password may have leaked, change it on the marketplace and enter the new one in the client.',
        ),
        h('before', 'Prepare three things'),
        ul(
          'One sub-account per person. With a shared account the log can’t show who did what, and the User Service Agreement prohibits sharing.',
          'A list of stores: marketplace, country, person responsible, verification phone and who controls the payout account. Review it every quarter.',
          'Enter passwords in the client, never send them. If staff have never seen a password, you don’t have to change it store by store.',
        ),
        h('sudden', 'When someone leaves without notice'),
        p(
          'Click Offboard right away, then decide on a successor. If you’re away from your computer, take the stores back in the Android app first. The stores stay signed in inside their environments, so a successor can continue as soon as they get access.',
        ),
        p(
          'Staff who leave a team don’t need to cancel their account; an owner or manager removes them. Canceling permanently deletes the account’s data, so don’t use it in place of offboarding.',
        ),
        link('/cores', 'See permissions and the activity log'),
      ],
    },
  },
};
