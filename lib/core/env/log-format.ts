/** Format of the log: LOG_FORMAT, otherwise JSON lines in production and text on a developer's machine. */
import { isLoopbackOrigin } from './validation/loopback.mjs';
import { settingOf } from './settings.mjs';

type LogFormat = 'json' | 'text';

/** Never throws, because a line about an invalid setting must still be written. */
export function readLogFormat(
  source: Readonly<Record<string, string | undefined>> = process.env,
): LogFormat {
  const setting = settingOf('LOG_FORMAT', source);
  if (setting === 'json' || setting === 'text') return setting;
  return isLoopbackOrigin(settingOf('SITE_ORIGIN', source)) ? 'text' : 'json';
}
