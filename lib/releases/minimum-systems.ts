/** Minimum systems of each line (D10). Names of systems are the same in both languages. */
export const minimumSystems = {
  v5: { windows: '7', vista: 'Vista SP2', macos: '10.13', deepin: '15.11', dotNet: '4.5.2' },
  v6: { windows: '10', macos: '10.15', linux: '5.15.0' },
  vps: { windowsServer: '2019', dotNet: '4.5.2' },
  android: '7.0',
  /** The first macOS that runs on Apple's own chips. It does not depend on a line's minimum. */
  macosAppleM: '11',
} as const;

/** The minimum systems as values for messages, because no message may contain a version of a system. */
export const minimumSystemValues = {
  windows: minimumSystems.v6.windows,
  macos: minimumSystems.v6.macos,
  linux: minimumSystems.v6.linux,
  windowsOld: minimumSystems.v5.windows,
  macosOld: minimumSystems.v5.macos,
  vista: minimumSystems.v5.vista,
  deepin: minimumSystems.v5.deepin,
  server: minimumSystems.vps.windowsServer,
  dotNet: minimumSystems.vps.dotNet,
  android: minimumSystems.android,
  macosAppleM: minimumSystems.macosAppleM,
} as const;
