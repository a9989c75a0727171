/** The text of .env.example, made from the table of settings. */
import {
  httpServerSettings,
  runtimeSettings,
  toolSettings,
  settings,
} from '../../../lib/core/env/settings.mjs';

const introduction = `# Copy to .env and uncomment what you need; on your own machine nothing has to be set. All settings, written by
# \`npm run settings\` from lib/core/env/settings, the table that the start, the build and the server validate them with.
#
# - Settings come from environment variables or from .env, .env.local and .env.production in the project's folder. A
#   variable that is set wins over a file, and an empty value counts as not set.
# - A value with spaces or signs such as & needs single quotes, because a shell may read the file too: NAME='two words'
# - Production means that SITE_ORIGIN is not a loopback address. The site then refuses to start until every required
#   setting is there, and names the missing ones.
# - A wrong value stops the start and the build with one line for each such setting, never its value, and exit code 1.
# - \`openssl rand -base64 32\` makes a good key.`;

const buildTimeRows = Object.fromEntries(
  Object.entries(settings).filter(([, { isBuiltIn }]) => isBuiltIn),
);
const runTimeRows = Object.fromEntries(
  Object.entries({ ...httpServerSettings, ...runtimeSettings }).filter(
    ([, { isBuiltIn }]) => !isBuiltIn,
  ),
);

/** The sections, in reading order. */
const fileParts = [
  {
    heading: `Build time
# Part of the built pages. \`npm start\` builds again when one of them changes; \`npm run serve\` refuses a build made with
# another value. Set them at run time too: pages are rendered again then.`,
    rows: buildTimeRows,
  },
  {
    heading: 'Run time\n# Read when the server starts. A build needs no secret.',
    rows: runTimeRows,
  },
  { heading: 'Tools\n# For commands, the console, tests and measurements.', rows: toolSettings },
];

const describeNeed = ({ requiredFor, advisedWhen }) => {
  if (requiredFor === 'production') return 'required in production';
  return requiredFor ? `required with ${requiredFor}` : advisedWhen && `advised ${advisedWhen}`;
};

/** The default as a sentence; empty where the line below shows it. */
function defaultOf({ defaultValue, whenUnset, example }) {
  if (whenUnset?.startsWith('none: ')) return ` Unset: ${whenUnset.slice('none: '.length)}.`;
  const shownDefault =
    whenUnset ?? (example === undefined || example === defaultValue ? undefined : defaultValue);
  return shownDefault ? ` Default: ${shownDefault}.` : '';
}

const withoutCodeMarks = (text) => text.replaceAll('`', '');

/** Quoted where a shell would split it. */
const shellValue = (value) => (value.includes(' ') ? `'${value}'` : value);

/** The text as comment lines of at most 120 characters. */
function commentOf(text) {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > 120) lines.push('#');
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.join('\n');
}

function entryOf([name, setting]) {
  const notes = [describeNeed(setting), setting.isSecret && 'secret'].filter(Boolean).join(', ');
  // A required setting has no useful default.
  const { example = setting.requiredFor ? '' : (setting.defaultValue ?? '') } = setting;
  const meaning = withoutCodeMarks(
    `${setting.meaning}${notes && ` (${notes})`}.${defaultOf(setting)}`,
  );
  return `${commentOf(meaning)}\n# ${name}=${shellValue(example)}`;
}

/** Every setting with its meaning, requirements and default; each setting is commented out. */
export const renderExampleFile = () =>
  `${[
    introduction,
    ...fileParts.map(
      ({ heading, rows }) =>
        `# --- ${heading}\n\n${Object.entries(rows).map(entryOf).join('\n\n')}`,
    ),
  ].join('\n\n')}\n`;
