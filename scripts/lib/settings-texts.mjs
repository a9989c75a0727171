// What people read about the settings, made from the table: .env.example and the lists of docs/operations/settings.md.
import { httpSettings, serverSettings, toolSettings, settings } from '../../lib/env/settings.mjs';

const baked = Object.fromEntries(Object.entries(settings).filter(([, { baked }]) => baked));
const atRunTime = Object.fromEntries(
  Object.entries({ ...httpSettings, ...serverSettings }).filter(([, { baked }]) => !baked),
);

/** The parts people read one after the other. */
const parts = {
  'build time': {
    heading: 'Build time: baked into the pages; give them at run time too',
    rows: baked,
  },
  'run time': { heading: 'Run time', rows: atRunTime },
  tools: { heading: 'Tools', rows: toolSettings },
};

const needed = ({ required, advised }) => {
  if (required === 'production') return 'required in production';
  return required ? `required with \`${required}\`` : advised && `required ${advised}`;
};

/** What holds without a value, as a sentence. */
function defaultOf({ value, unset }) {
  if (unset?.startsWith('none: ')) return ` Unset: ${unset.slice('none: '.length)}.`;
  const shown = unset ?? (value && `\`${value}\``);
  return shown ? ` Default: ${shown}.` : '';
}

/** The settings of a part as a list in Markdown. @param {'build time' | 'run time' | 'tools'} part */
export function settingsList(part) {
  return Object.entries(parts[part].rows)
    .map(([name, setting]) => {
      const notes = [needed(setting), setting.secret && 'secret'].filter(Boolean).join(', ');
      return `- **\`${name}\`**${notes && ` (${notes})`}: ${setting.meaning}.${defaultOf(setting)}`;
    })
    .join('\n');
}

const plain = (text) => text.replaceAll('`', '');

/** The text of .env.example: every setting with its meaning, none of them set. */
export function exampleFile() {
  const sections = Object.values(parts).map(({ heading, rows }) => {
    const lines = Object.entries(rows).map(([name, setting]) => {
      const need = needed(setting);
      const note = need ? ` (${plain(need)})` : '';
      // What must be given has no default worth taking over.
      const { example = setting.required ? '' : (setting.value ?? '') } = setting;
      return `# ${plain(setting.meaning)}${note}.\n# ${name}=${example}`;
    });
    return `# --- ${heading} ---\n\n${lines.join('\n')}`;
  });
  return `${[
    '# Copy to .env and uncomment what you need; on your own machine nothing has to be set.\n# Defaults and more: docs/operations/settings.md. Written by `npm run settings` from lib/env/settings.',
    ...sections,
  ].join('\n\n')}\n`;
}

const marked = (part) =>
  new RegExp(`(<!-- settings: ${part} -->\n)[\\s\\S]*?(\n<!-- end of settings -->)`);

/**
 * Puts the lists between their marks.
 * @throws Error naming the part whose marks are missing
 */
export function withLists(text) {
  return Object.keys(parts).reduce((sofar, part) => {
    if (!marked(part).test(sofar)) throw new Error(`No place for the settings: ${part}`);
    return sofar.replace(
      marked(part),
      (_, before, after) => `${before}\n${settingsList(part)}\n${after}`,
    );
  }, text);
}
