/**
 * State of Chromium's permission for programs of this machine (Local Network Access).
 * @returns 'unknown' in browsers without this permission
 */
export async function queryLocalNetworkPermission(): Promise<PermissionState | 'unknown'> {
  try {
    // Newer than TypeScript's names.
    const name = 'local-network-access' as PermissionName;
    return (await navigator.permissions.query({ name })).state;
  } catch {
    return 'unknown';
  }
}
