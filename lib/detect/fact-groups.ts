/** The facts as a table to read: groups of named values. */
import type { Facts, FactPart } from './facts';
import type { FactSource } from './rules/rule';
import { formatUtcOffset } from './time-zone';

export interface FactRow {
  readonly source: FactSource;
  /**
   * null where the browser does not give this value, or the part was not read; in the latter case `unread` has the
   * reason under `part`. The page writes booleans as words.
   */
  readonly value: string | boolean | null;
  readonly part: FactPart;
}

export const factGroupNames = ['identity', 'place', 'device', 'rendering', 'network'] as const;
type FactGroupName = (typeof factGroupNames)[number];

type FactCells = readonly (readonly [FactSource, string | number | boolean | null | undefined])[];

const rowsOf = (part: FactPart, cells: FactCells): FactRow[] =>
  cells.map(([source, value]) => ({
    source,
    part,
    value:
      typeof value === 'boolean'
        ? value
        : value === undefined || value === ''
          ? null
          : textOf(value),
  }));

const textOf = (value: string | number | null) => (value === null ? null : String(value));

const sizeText = (width: number | undefined, height: number | undefined) =>
  width === undefined ? null : `${width} × ${height}`;

function identityRows({ browser }: Facts): FactRow[] {
  const hints = browser?.hints;
  const brands = hints?.brands.map(({ brand, version }) => `${brand} ${version}`).join(', ');
  return rowsOf('browser', [
    ['userAgent', browser?.userAgent],
    ['platform', browser?.platform],
    ['hintPlatform', hints?.platform],
    ['hintPlatformVersion', hints?.platformVersion],
    ['hintBrands', brands],
    ['hintMobile', hints?.isMobile],
    ['architecture', hints?.architecture],
    ['vendor', browser?.vendor],
    ['webdriver', browser?.webdriver],
    ['cookies', browser?.hasCookies],
  ]);
}

function placeRows({ browser, time }: Facts): FactRow[] {
  const currentOffset = time?.offsets[0]?.minutes;
  return [
    ...rowsOf('browser', [['languages', browser?.languages.join(', ')]]),
    ...rowsOf('time', [
      ['intlLanguage', time?.locale],
      ['zone', time?.zone],
      ['clockOffset', currentOffset === undefined ? null : formatUtcOffset(currentOffset)],
    ]),
  ];
}

function deviceRows({ browser, screen }: Facts): FactRow[] {
  return [
    ...rowsOf('screen', [
      ['screen', sizeText(screen?.width, screen?.height)],
      ['available', sizeText(screen?.availWidth, screen?.availHeight)],
      ['window', sizeText(screen?.outerWidth, screen?.outerHeight)],
      ['ratio', screen?.ratio],
      ['touch', screen?.touchPoints],
    ]),
    ...rowsOf('browser', [
      ['cores', browser?.cores],
      ['memory', browser?.memory && `${browser.memory} GB`],
    ]),
  ];
}

function renderingRows({ canvas, webgl, audio, fonts }: Facts): FactRow[] {
  return [
    ...rowsOf('canvas', [['canvas', canvas?.hash]]),
    ...rowsOf('webgl', [
      ['graphicsVendor', webgl?.vendor],
      ['graphics', webgl?.renderer],
    ]),
    ...rowsOf('audio', [['audio', audio?.hash]]),
    ...rowsOf('fonts', [['fonts', fonts?.join(', ')]]),
  ];
}

function networkRows({ server, rtc }: Facts): FactRow[] {
  return [
    ...rowsOf('server', [
      ['serverAddress', server?.address],
      ['headerUserAgent', server?.headers['user-agent']],
      ['headerLanguage', server?.headers['accept-language']],
      ['headerPlatform', server?.headers['sec-ch-ua-platform']],
      ['headerMobile', server?.headers['sec-ch-ua-mobile']],
      ['headerBrands', server?.headers['sec-ch-ua']],
    ]),
    ...rowsOf('rtc', [['rtcAddress', rtc?.addresses.join(', ')]]),
  ];
}

export const factRowsByGroup = (
  facts: Facts,
): Readonly<Record<FactGroupName, readonly FactRow[]>> => ({
  identity: identityRows(facts),
  place: placeRows(facts),
  device: deviceRows(facts),
  rendering: renderingRows(facts),
  network: networkRows(facts),
});
