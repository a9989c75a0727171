import 'server-only';
import { bilingualFrom, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { platformField } from './release-fields';
import type { Platform } from './platforms';

/** What tells versions apart. */
export interface ReleaseIdentity {
  /** The platform has the name it has in arguments of commands, in records and in the database. */
  readonly system: Platform;
  readonly line: 'v5' | 'v6';
  readonly version: string;
}

/** The key of a version in addresses, commands and the audit log. */
export const releaseKeyOf = ({ system: platform, line, version }: ReleaseIdentity): string =>
  `${platform}:${line}:${version}`;

/** The name of a version for people. A platform that is not in the table is called by its key. */
export const releaseLabel = ({ system: platform, line, version }: ReleaseIdentity): BilingualText =>
  bilingualFrom(
    (language) =>
      `${platformField.choices?.[platform]?.label[language] ?? platform} ${line} ${version}`,
  );
