/**
 * Draws where to click (D11): an app's top bar, and the menu behind its three dots. The drawings are markup instead of
 * components, because the page of the download route is made outside Next's rendering; client components show the same
 * drawings. Colors are currentColor and the token blue-600.
 */
import type { HostApp, InAppBrowser } from './detect-in-app-browser';

interface AppBarLook {
  readonly leading: 'close' | 'back';
  readonly trailing: 'dots' | 'capsule';
  readonly menu: 'tiles' | 'rows';
}

const lookByApp: Record<HostApp, AppBarLook> = {
  wechat: { leading: 'close', trailing: 'dots', menu: 'tiles' },
  wecom: { leading: 'close', trailing: 'dots', menu: 'rows' },
  qq: { leading: 'back', trailing: 'dots', menu: 'tiles' },
  weibo: { leading: 'back', trailing: 'dots', menu: 'tiles' },
  alipay: { leading: 'back', trailing: 'capsule', menu: 'tiles' },
  dingtalk: { leading: 'close', trailing: 'dots', menu: 'tiles' },
  feishu: { leading: 'close', trailing: 'dots', menu: 'rows' },
  douyin: { leading: 'back', trailing: 'dots', menu: 'tiles' },
};

const accentColor = 'var(--color-blue-600)';
const faintFill = 'fill="currentColor" fill-opacity=".16"';
const strokeAttributes =
  'fill="none" stroke="currentColor" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"';

const svg = (height: number, content: string): string =>
  `<svg viewBox="0 0 280 ${height}" width="280" height="${height}" aria-hidden="true" focusable="false">${content}</svg>`;

/** Three dots with a ring that marks them. */
const dots = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${accentColor}" fill-opacity=".14" stroke="${accentColor}" stroke-width="2.4"/>` +
  [-7, 0, 7]
    .map((dx) => `<circle cx="${x + dx}" cy="${y}" r="2.5" fill="${accentColor}"/>`)
    .join('');

/** A compass, the menus' symbol of a browser. */
const compass = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="10" fill="none" stroke="${accentColor}" stroke-width="2.2"/>` +
  `<path d="M${x + 5} ${y - 5}l-3.4 6.6L${x - 5} ${y + 5}l3.4-6.6z" fill="${accentColor}"/>`;

const frameSvg = (height: number, radius: number): string =>
  `<path d="M1 ${height}V${radius}a${radius - 1} ${radius - 1} 0 0 1 ${radius - 1}-${radius - 1}h${280 - 2 * radius}a${radius - 1} ${radius - 1} 0 0 1 ${radius - 1} ${radius - 1}v${height - radius}" fill="currentColor" fill-opacity=".05" stroke="currentColor" stroke-opacity=".28" stroke-width="1.5"/>`;

const cross = (x: number, y: number): string =>
  `<path d="M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12" ${strokeAttributes}/>`;

function phoneBar({ leading, trailing }: AppBarLook): string {
  const start =
    leading === 'close' ? cross(26, 31) : `<path d="M30 22l-9 9 9 9" ${strokeAttributes}/>`;
  const capsule =
    `<rect x="184" y="15" width="84" height="32" rx="16" ${faintFill}/>` +
    `<path d="M230 23v16" ${strokeAttributes}/><circle cx="248" cy="31" r="6.5" ${strokeAttributes}/>`;
  const end = trailing === 'capsule' ? capsule + dots(206, 31) : dots(250, 31);
  return svg(
    64,
    `${frameSvg(64, 24)}${start}<rect x="86" y="25" width="76" height="12" rx="6" ${faintFill}/>${end}`,
  );
}

/** A window with its own controls at the edge. */
const desktopBar = (): string =>
  svg(
    64,
    `${frameSvg(64, 12)}<rect x="18" y="25" width="92" height="12" rx="6" ${faintFill}/>${dots(172, 31)}` +
      `<path d="M204 31h11" ${strokeAttributes}/><rect x="227" y="25.5" width="11" height="11" rx="1.5" ${strokeAttributes}/>${cross(258, 31)}`,
  );

function tileMenu(): string {
  const places = [0, 1, 2, 3].map((index) => 18 + index * 66);
  const others = places.map((x, index) =>
    index === 2
      ? ''
      : `<rect x="${x}" y="18" width="46" height="46" rx="13" ${faintFill}/><rect x="${x + 5}" y="76" width="36" height="7" rx="3.5" ${faintFill}/>`,
  );
  const x = places[2] ?? 0;
  const chosen =
    `<rect x="${x}" y="18" width="46" height="46" rx="13" fill="${accentColor}" fill-opacity=".14" stroke="${accentColor}" stroke-width="2.4"/>` +
    `${compass(x + 23, 41)}<rect x="${x + 1}" y="76" width="44" height="7" rx="3.5" fill="${accentColor}"/>`;
  return svg(100, `${frameSvg(100, 18)}${others.join('')}${chosen}`);
}

function rowMenu(): string {
  const otherRow = (y: number) =>
    `<circle cx="40" cy="${y}" r="9" ${faintFill}/><rect x="62" y="${y - 4}" width="96" height="8" rx="4" ${faintFill}/>`;
  const chosen =
    `<rect x="14" y="38" width="252" height="34" rx="10" fill="${accentColor}" fill-opacity=".14" stroke="${accentColor}" stroke-width="2.4"/>` +
    `${compass(40, 55)}<rect x="62" y="51" width="126" height="8" rx="4" fill="${accentColor}"/>`;
  return svg(100, `${frameSvg(100, 18)}${otherRow(22)}${chosen}${otherRow(89)}`);
}

/**
 * SVG markup for the two steps. It is decorative, because the text next to it says the same.
 * @returns the bar with its three dots, and the menu with the entry to choose
 */
export function guideDrawings({ app, kind }: InAppBrowser): { bar: string; menu: string } {
  const look = lookByApp[app];
  if (kind === 'desktop') return { bar: desktopBar(), menu: rowMenu() };
  return { bar: phoneBar(look), menu: look.menu === 'tiles' ? tileMenu() : rowMenu() };
}
