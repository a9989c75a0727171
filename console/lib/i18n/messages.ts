/** Files of console/messages, each a namespace of its own below `console`. */
export const namespaces = [
  'account',
  'applications',
  'audit',
  'fields',
  'forbidden',
  'frame',
  'list',
  'notFound',
  'notes',
  'people',
  'promoters',
  'signIn',
  'staff',
] as const;
