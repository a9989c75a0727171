/** What is wrong with what people enter about their own account. */
export const refusalTexts = {
  current: {
    zh: '当前密码不对，或连续输错太多次，请稍后再试',
    en: 'This is not your current password, or there were too many wrong ones; try again later',
  },
  busy: {
    zh: '系统正忙，请几秒后再试',
    en: 'The console is busy; try again in a few seconds',
  },
  short: { zh: '至少 12 个字符', en: 'Use at least 12 characters' },
  long: { zh: '最多 200 个字符', en: 'Use at most 200 characters' },
  common: { zh: '这个密码太常见，请换一个', en: 'This password is too common; choose another' },
  name: { zh: '密码里不要含登录名', en: 'Leave your own name out of the password' },
  same: { zh: '新密码不能和当前密码相同', en: 'Choose a password other than the current one' },
  different: { zh: '两次输入的新密码不一致', en: 'The two new passwords differ' },
  code: {
    zh: '验证码不对或已用过，请等下一个',
    en: 'This code is wrong or was used already; wait for the next one',
  },
  over: {
    zh: '二维码已过期，请刷新页面后重新扫描',
    en: 'This QR code is no longer valid; reload the page and scan again',
  },
} as const;
