/** Files of console/messages, each a namespace of its own below `console`. */
export const namespaces = [
  'account',
  'applications',
  'audit',
  'forbidden',
  'frame',
  'health',
  'list',
  'notFound',
  'notes',
  'people',
  'promoters',
  'publishing',
  'releases',
  'signIn',
  'site',
  'staff',
] as const;
