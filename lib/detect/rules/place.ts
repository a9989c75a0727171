/** Rules about language, clock, and the place that both suggest. */
import { baseLanguage } from '../base-language';
import { offsetOf, formatUtcOffset, zoneFitsLanguage } from '../time-zone';
import { evidenceOf, defineRule } from './rule';

const languages = defineRule('languages', 'medium', ({ browser }) => {
  if (!browser) return 'unknown';
  const { language, languages: reportedLanguages } = browser;
  return language !== '' && reportedLanguages[0] === language
    ? 'fits'
    : evidenceOf(['language', language || '–'], ['languages', reportedLanguages.join(', ') || '–']);
});

/** Browsers format in the language of their menus. It is one of the visitor's languages, but not always the first. */
const intlLanguage = defineRule('intlLanguage', 'low', ({ browser, time }) => {
  if (!browser || !time?.locale || browser.languages.length === 0) return 'unknown';
  const base = baseLanguage(time.locale);
  return browser.languages.some((language) => baseLanguage(language) === base)
    ? 'fits'
    : evidenceOf(['languages', browser.languages.join(', ')], ['intlLanguage', time.locale]);
});

/** Zones differ by a quarter of an hour at least; a smaller difference is rounding. */
const toleratedMinutes = 14;

const zoneOffset = defineRule('zoneOffset', 'high', ({ time }) => {
  if (!time?.zone || time.offsets.length === 0) return 'unknown';
  for (const { at, minutes } of time.offsets) {
    const expectedMinutes = offsetOf(time.zone, at);
    if (expectedMinutes === null) return 'unknown';
    if (Math.abs(expectedMinutes - minutes) > toleratedMinutes)
      return evidenceOf(
        ['zone', time.zone],
        ['zoneOffset', formatUtcOffset(expectedMinutes)],
        ['clockOffset', formatUtcOffset(minutes)],
      );
  }
  return 'fits';
});

const zoneLanguage = defineRule('zoneLanguage', 'low', ({ browser, time }) => {
  if (!browser || !time?.zone) return 'unknown';
  const fits = zoneFitsLanguage(time.zone, browser.language);
  if (fits === null) return 'unknown';
  return fits ? 'fits' : evidenceOf(['language', browser.language], ['zone', time.zone]);
});

export const placeRules = [languages, intlLanguage, zoneOffset, zoneLanguage] as const;
