/**
 * Chromium asks before a page talks to programs of this machine (Local Network Access).
 * @returns 'unknown' in browsers that do not ask, or do not say
 */
export async function localNetworkPermission(): Promise<PermissionState | 'unknown'> {
  try {
    // Newer than the names TypeScript knows.
    const name = 'local-network-access' as PermissionName;
    return (await navigator.permissions.query({ name })).state;
  } catch {
    return 'unknown';
  }
}
