/** Codes that stand for the same language: old codes, the two written forms of Norwegian, and varieties of Chinese. */
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
