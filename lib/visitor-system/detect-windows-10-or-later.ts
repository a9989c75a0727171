import { isWindows10OrLater, type WindowsHints } from './detect-system';

interface UserAgentData {
  readonly platform?: string;
  readonly getHighEntropyValues?: (names: string[]) => Promise<WindowsHints>;
}

/** Whether this is Windows 10 or later: by client hints, otherwise by the user agent (S2). Never throws. */
export async function detectWindows10OrLater(): Promise<boolean> {
  const { userAgentData } = navigator as Navigator & { userAgentData?: UserAgentData };
  const hints = await userAgentData
    ?.getHighEntropyValues?.(['platformVersion'])
    .catch(() => undefined);
  return isWindows10OrLater(navigator.userAgent, {
    platform: hints?.platform ?? userAgentData?.platform ?? null,
    platformVersion: hints?.platformVersion ?? null,
  });
}
