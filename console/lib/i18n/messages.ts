/** Files of console/messages, each a namespace of its own below `console`. */
export const namespaces = [
  'account',
  'applications',
  'audit',
  'forbidden',
  'frame',
  'list',
  'notFound',
  'notes',
  'people',
  'promoters',
  'releases',
  'signIn',
  'staff',
] as const;
