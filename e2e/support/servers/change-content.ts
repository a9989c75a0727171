/** Changes content directly in the database, as an operator with SQL does. */
import { randomBytes } from 'node:crypto';
import { runSql } from './database';

/** A unique text. */
export const createUniqueText = () => `CHANGED-${randomBytes(6).toString('hex')}`;

/** Gives the advertisement at the top of pages another title. */
export const changeTopAd = (dataDir: string, text: string) =>
  runSql("update ads set title = ? where slot = 'top'", [text], dataDir);

/** Gives every release in the website's list another day, YYYY-MM-DD; releases of v6 are in another table. */
export const changeWebsiteReleaseDays = (dataDir: string, day: string) =>
  runSql('update releases set online_time = ?', [`${day.replaceAll('-', '')}093000`], dataDir);
