/** Questions of the help page, by what they are about; texts are `service.items.<key>`. */
export const topics = [
  { key: 'install', questions: ['system', 'verify', 'update'] },
  { key: 'stores', questions: ['first', 'separate', 'risk'] },
  { key: 'team', questions: ['invite', 'handover', 'leave'] },
  { key: 'network', questions: ['line', 'slow'] },
  { key: 'account', questions: ['code', 'phone', 'cancel'] },
  { key: 'money', questions: ['coupon', 'refund'] },
] as const;
