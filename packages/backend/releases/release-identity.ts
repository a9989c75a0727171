import 'server-only';
import { bilingualFrom, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { platformField } from './release-fields';
import type { Platform } from './platforms';

/** What tells versions apart. */
export interface ReleaseIdentity {
  /** Named `system` in the table `scheduled_releases`. */
  readonly platform: Platform;
  readonly line: 'v5' | 'v6';
  readonly version: string;
}

/** The key of a version in addresses, commands and the audit log. */
export const releaseKeyOf = ({ platform, line, version }: ReleaseIdentity): string =>
  `${platform}:${line}:${version}`;

/** The name of a version for people. A platform that is not in the table is called by its key. */
export const releaseLabel = ({ platform, line, version }: ReleaseIdentity): BilingualText =>
  bilingualFrom(
    (language) =>
      `${platformField.choices?.[platform]?.label[language] ?? platform} ${line} ${version}`,
  );
