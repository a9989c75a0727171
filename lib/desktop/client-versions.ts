import { compareVersions } from '@/lib/releases/compare-versions';
import type { RequestAction, RequestModule } from './protocol/catalogue';

/** From these versions on a client serves everything below. */
export const minimumVersions = { v5: '5.288.1', v6: '6.21.5' } as const;

/**
 * What older clients do not serve. The client's makers name the two versions and not what came with
 * them; we read them as the versions of the repair functions, the last to join the catalogue.
 */
const late: ReadonlySet<string> = new Set([
  'WebBrowser.SaveDetectedResult',
  'WebBrowser.AutoFix',
  'WebBrowser.RetryAutoFix',
  'WebBrowser.AutoFixSiteLost',
  'WebBrowser.CloseAutoFixTip',
]);

/** Whether a client has reached the threshold of its line (S4). A missing version has not. */
export function meetsMinimumVersion(version: string | null | undefined): boolean {
  const v6 = compareVersions(version, '6') >= 0;
  return compareVersions(version, v6 ? minimumVersions.v6 : minimumVersions.v5) >= 0;
}

/** Whether a page may call a function of a client of that version. */
export function canCall<M extends RequestModule>(
  version: string | null | undefined,
  module: M,
  action: RequestAction<M>,
): boolean {
  return !late.has(`${module}.${action}`) || meetsMinimumVersion(version);
}
