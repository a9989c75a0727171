import { newsSlugs, type NewsSlug } from '@/lib/slugs';
import type { BuiltArticle } from '../types';
import { fingerprintBasics } from './fingerprint-basics';
import { handOverWithoutPasswords } from './hand-over-without-passwords';
import { privateDeploymentChecklist } from './private-deployment-checklist';
import { separateStoreEnvironments } from './separate-store-environments';
import { teamForPeakSeason } from './team-for-peak-season';
import { verifyInstallerSha256 } from './verify-installer-sha256';
import { whenStaffLeave } from './when-staff-leave';
import { windowsV6OrPure } from './windows-v6-or-pure';

const bySlug: Record<NewsSlug, BuiltArticle> = {
  'fingerprint-basics': fingerprintBasics,
  'verify-installer-sha256': verifyInstallerSha256,
  'team-for-peak-season': teamForPeakSeason,
  'windows-v6-or-pure': windowsV6OrPure,
  'private-deployment-checklist': privateDeploymentChecklist,
  'when-staff-leave': whenStaffLeave,
  'hand-over-without-passwords': handOverWithoutPasswords,
  'separate-store-environments': separateStoreEnvironments,
};

/** Newest first. */
export const articles: readonly BuiltArticle[] = newsSlugs.map((slug) => bySlug[slug]);
