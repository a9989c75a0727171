/**
 * State of Chromium's permission for programs of this machine (Local Network Access).
 * @returns 'unknown' in browsers without this permission
 */
export async function queryLocalNetworkPermission(): Promise<PermissionState | 'unknown'> {
  try {
    // The permission is newer than TypeScript's list of names.
    const name = 'local-network-access' as PermissionName;
    return (await navigator.permissions.query({ name })).state;
  } catch {
    return 'unknown';
  }
}
