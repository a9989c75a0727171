/**
 * Every setting of the site, as plain data; "env" in names means their validated, typed values (`getRuntimeEnv`). The
 * site, its checks and the documents read this table. The backend imports nothing of the site; its settings.ts reads
 * values that the starting process has validated by this table. The console validates its own settings
 * (packages/console/lib/settings.ts). This file uses no TypeScript and no packages, because a start reads it before
 * anything else. The edge and the browser do not import it, because it is too large for them
 * (lib/page-routing/settings.ts, lib/core/env/browser-deadline.ts).
 *
 * - `meaning`: what the setting does.
 * - `kind`: what a value may be (./validation/setting-kinds.mjs); `min` and `max` bound numbers; `min` is also the
 *   least length of a key.
 * - `choices`: the values a setting of the kind `choice` may have.
 * - `example`: a value to start from, shown in .env.example.
 * - `isBuiltIn`: the value is in the built files, so a start with another value needs another build.
 * - `requiredFor`: `production`, or the name of a setting that does not work without this one; `advisedWhen` tells in
 *   words when the setting is advisable.
 * - `defaultValue` stands where no value is given; `whenUnset` tells in words what happens without a value.
 * - `generatedBytes`: bytes of a key that is generated once on a developer's machine.
 * - `isSecret`: the setting is marked as secret in .env.example.
 */
import { httpServerSettings } from './settings/http-server.mjs';
import { runtimeSettings } from './settings/runtime.mjs';
import { buildTimeSettings } from './settings/build-time.mjs';
import { toolSettings } from './settings/tools.mjs';

export { httpServerSettings, runtimeSettings, buildTimeSettings, toolSettings };

export const settings = {
  ...buildTimeSettings,
  ...runtimeSettings,
  ...httpServerSettings,
  ...toolSettings,
};

/**
 * Names of the settings with a property.
 * @param {(setting: Readonly<Record<string, unknown>>) => unknown} hasProperty
 */
const namesWhere = (hasProperty) =>
  Object.entries(settings)
    .filter(([, setting]) => hasProperty(setting))
    .map(([name]) => name);

/** Names of the settings whose values are built into the files. */
export const builtInSettingNames = namesWhere((setting) => setting.isBuiltIn);

/** Bytes of each key that is generated on a developer's machine, by name. */
export const generatedKeyBytes = Object.fromEntries(
  namesWhere((setting) => setting.generatedBytes).map((name) => [
    name,
    settings[name].generatedBytes,
  ]),
);

/**
 * The given value of a setting, otherwise its default; an empty value counts as not given.
 * @template {keyof typeof settings} Name
 * @param {Name} name
 * @param {Readonly<Record<string, string | undefined>>} [source]
 * @returns {(typeof settings)[Name] extends { readonly defaultValue: string } ? string : string | undefined}
 */
export function settingOf(name, source = process.env) {
  return source[name] || settings[name].defaultValue;
}

/**
 * Names of the required settings that are missing.
 * @param {Record<string, unknown>} values
 * @param {{ isProduction: boolean }} options isProduction: the public origin is not this machine
 * @returns {string[]}
 */
export function missingSettings(values, { isProduction }) {
  return namesWhere(
    ({ requiredFor }) =>
      requiredFor && (requiredFor === 'production' ? isProduction : values[requiredFor]),
  ).filter((name) => !values[name]);
}
