/** Settings of the console: its own, which are checked here, and those it shares with the site. */
import { parseUrl } from '@superbrowser/shared/parse-url';
import { isLoopback } from '@/lib/core/env/validation/loopback.mjs';
import { settingOf, toolSettings } from '@/lib/core/env/settings.mjs';

export interface ConsoleSettings {
  readonly port: number;
  readonly host: string;
  /** The public origin behind a proxy; null where the console is only for this machine. */
  readonly origin: string | null;
  /** Bytes of the largest package that can be uploaded. */
  readonly maxUploadBytes: number;
  /** The folder of the build, within the folder of the console. */
  readonly buildFolder: string;
  /** As it was given, for `parseTrustedProxies`. */
  readonly trustedProxies: string | undefined;
  /** Whether the site's checks of its own responses are enabled. */
  readonly isMeasuringStatus: boolean;
}

const maxMegabytes = toolSettings.CONSOLE_UPLOAD_MAX_MB.max;

/**
 * @param read a setting by its name
 * @throws Error in one line naming the invalid setting
 */
export function readConsoleSettings(read: typeof settingOf = settingOf): ConsoleSettings {
  const port = Number(read('CONSOLE_PORT'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('CONSOLE_PORT: must be a number from 0 to 65535');
  const megabytes = Number(read('CONSOLE_UPLOAD_MAX_MB'));
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > maxMegabytes)
    throw new Error(`CONSOLE_UPLOAD_MAX_MB: must be a number from 1 to ${maxMegabytes}`);
  const maxUploadBytes = megabytes * 1_048_576;
  const host = read('CONSOLE_HOST');
  const sharedSettings = {
    buildFolder: read('NEXT_DIST_DIR'),
    trustedProxies: read('TRUSTED_PROXIES'),
    isMeasuringStatus: read('STATUS_SAMPLE_SECONDS') !== '0',
  };
  const originSetting = read('CONSOLE_ORIGIN');
  if (originSetting !== undefined) {
    const url = parseUrl(originSetting);
    if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
      throw new Error('CONSOLE_ORIGIN: must be an https origin like https://console.example.com');
    return { port, host, maxUploadBytes, ...sharedSettings, origin: url.origin };
  }
  if (!isLoopback(host.includes(':') ? `[${host}]` : host))
    throw new Error(
      'CONSOLE_HOST: without CONSOLE_ORIGIN the console listens on this machine only (127.0.0.1)',
    );
  return { port, host, maxUploadBytes, ...sharedSettings, origin: null };
}
