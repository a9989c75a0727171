/** What an operator switches on pages: advertisements, QR codes, dates, figures (S3). */
import 'server-only';
import { adVerbs } from './ads';
import { campaignDates } from './dates';
import { pictureVerbs } from './pictures';
import { qrVerbs } from './qr';
import { showContent } from './show';
import { switchVerbs } from './switches';

export const contentVerbs = [
  showContent,
  campaignDates,
  ...adVerbs,
  ...qrVerbs,
  ...switchVerbs,
  ...pictureVerbs,
];
