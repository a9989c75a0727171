/** Codes that stand for the same language: old codes, and the written forms of Norwegian and Chinese. */
const languageAliases: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  ji: 'yi',
  tl: 'fil',
  nb: 'no',
  nn: 'no',
  yue: 'zh',
  cmn: 'zh',
};

/** Language without region, because browsers write regions in more than one way. */
export function baseLanguage(tag: string): string {
  const base = (tag.split(/[-_]/)[0] ?? '').toLowerCase();
  return languageAliases[base] ?? base;
}
