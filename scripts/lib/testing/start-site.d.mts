interface StartedSite {
  readonly origin: string;
  readonly pid: number;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
}
export function startSite(
  settings?: Record<string, string>,
  options?: {
    isQuiet?: boolean;
    allowsAnySettings?: boolean;
    maxOpenFiles?: number;
    projectFolder?: string;
  },
): Promise<StartedSite>;
