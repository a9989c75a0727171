/** Puts a visitor's browser in front of an island under test. */
export function visitWith(
  userAgent: string,
  signals: { platform?: string; maxTouchPoints?: number } = {},
): void {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(window.navigator, name, { value, configurable: true });
  define('userAgent', userAgent);
  define('userAgentData', signals.platform ? { platform: signals.platform } : undefined);
  define('maxTouchPoints', signals.maxTouchPoints ?? 0);
}

export const userAgents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  chromeOs:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
} as const;
