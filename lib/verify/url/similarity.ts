/** Measures how similar two names are, by appearance and by edit distance. Pure. */

/** Look-alikes of Latin letters and of some Chinese characters. Accents are removed before the comparison. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аɑα4@',
  b: 'ьвʙβ8ƅ',
  c: 'сϲᴄ',
  d: 'ԁɗđ',
  e: 'еєҽ℮ɛε3',
  f: 'ƒꞙ',
  g: 'ɡԍց9ɢ',
  h: 'һհнʜ',
  i: 'іɩιӏɪı1l|!',
  j: 'јϳ',
  k: 'кκᴋĸ',
  m: 'мᴍ',
  n: 'пηɴո',
  o: 'оοօσᴏ0',
  p: 'рρᴘ',
  q: 'ԛգ',
  r: 'гᴦʀя',
  s: 'ѕʂꜱ5',
  t: 'тτᴛ7',
  u: 'υսцᴜʋμ',
  v: 'νѵᴠ',
  w: 'ԝѡωɯᴡшщ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ2',
  级: '級',
  浏: '瀏',
  览: '覽',
};

const letterByLookalike = new Map(
  Object.entries(lookalikes).flatMap(([plain, signs]) =>
    [...signs].map((sign): [string, string] => [sign, plain]),
  ),
);

/** Pairs of letters that look like a single letter. */
const lookalikePairs: readonly (readonly [pair: RegExp, one: string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/ci/g, 'd'],
];

/** A key that is equal for names that look alike. */
export function skeletonOf(name: string): string {
  const base = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = [...base].map((sign) => letterByLookalike.get(sign) ?? sign).join('');
  return lookalikePairs.reduce((text, [pair, letter]) => text.replace(pair, letter), plain);
}

/** Edit distance: the fewest letters added, left out, changed or swapped with their neighbor. */
export function editDistance(a: string, b: string): number {
  let rowBeforeLast: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1;
      const choices = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + substitution];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        choices.push((rowBeforeLast[j - 2] ?? 0) + 1);
      next.push(Math.min(...choices));
    }
    rowBeforeLast = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Largest edit distance at which a name still counts as an imitation of ours. For a shorter name it is smaller, because
 * a short name is close to many others.
 */
export const maxEditDistance = (name: string): number =>
  name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0;

/** Scripts whose letters look like letters of another script. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
];

/** Whether a label mixes scripts that no language mixes in one word. */
export const mixesScripts = (label: string): boolean =>
  scripts.filter((script) => script.test(label)).length > 1;
