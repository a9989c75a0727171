import { privacyEn } from './privacy-en';
import { privacyZh } from './privacy-zh';
import type { LegalDocument } from '../types';

/** Says what this release of the site stores: it has the day of that description. */
export const privacy: LegalDocument = {
  versionOn: '2026-11-25',
  text: { 'zh-CN': privacyZh, 'en-US': privacyEn },
};
