/** Every message namespace; one JSON file per language each. Adding a file means adding its name here. */
export const namespaces = [
  'boundary',
  'common',
  'contrast',
  'download',
  'downloadList',
  'errors',
  'history',
  'home',
  'meta',
  'mockups',
  'v6',
  'vps',
] as const;
