import { compareVersions } from '@/lib/releases/compare-versions';
import type { RequestAction, RequestModule } from './protocol/actions';

/** The first version of each line whose desktop apps support all actions below. */
const minimumVersions = { v5: '5.288.1', v6: '6.21.5' } as const;

/**
 * Actions that older desktop apps do not support. The makers name the two minimum versions, but not the actions
 * that came with them. The site assumes these five.
 */
const newActions: ReadonlySet<string> = new Set([
  'WebBrowser.SaveDetectedResult',
  'WebBrowser.AutoFix',
  'WebBrowser.RetryAutoFix',
  'WebBrowser.AutoFixSiteLost',
  'WebBrowser.CloseAutoFixTip',
]);

/** Whether a desktop app has the minimum version of its line or a later one (S4); false without a version. */
export function meetsMinimumVersion(version: string | null | undefined): boolean {
  const isV6 = compareVersions(version, '6') >= 0;
  return compareVersions(version, isV6 ? minimumVersions.v6 : minimumVersions.v5) >= 0;
}

/** Whether a page may call an action of a desktop app with that version. */
export function canCall<M extends RequestModule>(
  version: string | null | undefined,
  module: M,
  action: RequestAction<M>,
): boolean {
  return !newActions.has(`${module}.${action}`) || meetsMinimumVersion(version);
}
