/** Files of packages/console/messages, each a namespace of its own below `console`. */
export const namespaces = [
  'account',
  'forbidden',
  'frame',
  'health',
  'list',
  'notFound',
  'notes',
  'publishing',
  'releases',
  'signIn',
  'site',
] as const;
