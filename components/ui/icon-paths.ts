/** Stroke drawings on a 24 grid, all with the same line width. */
export const iconPaths = {
  alert: 'M12 4l9.5 16h-19zM12 10v5M12 17.5v.01',
  apps: 'M5 8h14l-1 12H6zM9 8a3 3 0 0 1 6 0',
  'arrow-right': 'M5 12h13M13 6.5l5.5 5.5-5.5 5.5',
  'arrow-up': 'M12 20V6M6 11l6-6 6 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10.5 21h3',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  doc: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  external: 'M13 5h6v6M19 5l-8 8M10 6H5v13h13v-5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  laptop: 'M5 5h14v11H5zM2.5 19h19',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 6h17v13h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M3 8.5h18M3 15.5h18',
  minus: 'M5 12h14',
  phone: 'M7 3h10v18H7zM11 18h2',
  call: 'M6 3l4 1 1 4-2.5 2c1 2.5 3 4.5 5.5 5.5l2-2.5 4 1 1 4c-8 3-18-7-15-15z',
  plus: 'M12 5v14M5 12h14',
  robot: 'M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M2.5 13v3M21.5 13v3',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  send: 'M4 12l16-7-5 15-3.5-6zM11.5 14L20 5',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM7.5 7.5h.01M7.5 16.5h.01M12 7.5h5M12 16.5h5',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.6-8 9-4.8-1.4-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  terminal: 'M5 5h14v14H5zM8 9l3 3-3 3M13 15h3',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.2M18 14.5c2 .8 3.2 2.7 3.5 5.5',
} as const;

/** The name of an icon that is drawn here. */
export type DrawnIconName = keyof typeof iconPaths;

/** Logos of the systems that the client runs on; they are filled, and each is a file of public/art. */
export const systemLogos = ['windows', 'apple', 'linux', 'android'] as const;

export type IconName = DrawnIconName | (typeof systemLogos)[number];

/** Edge lengths in CSS pixels for which the style sheet has a class. */
export const iconSizes = [11, 13, 14, 16, 17, 18, 20, 22, 24, 26, 28, 30, 32, 40, 72] as const;

export type IconSize = (typeof iconSizes)[number];
