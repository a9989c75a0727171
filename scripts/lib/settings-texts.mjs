// What people read about the settings, made from the table: .env.example and the tables of docs/operations.md.
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
  if (required === 'production') return 'yes';
  return required ? `with \`${required}\`` : (advised ?? 'no');
};

const defaultOf = ({ value, unset }) => unset ?? (value === undefined ? 'none' : `\`${value}\``);

/** The settings of a part as a table in Markdown. @param {'build time' | 'run time' | 'tools'} part */
export function settingsTable(part) {
  const rows = Object.entries(parts[part].rows).map(([name, setting]) => [
    `\`${name}\``,
    defaultOf(setting),
    setting.meaning,
    needed(setting),
    setting.secret ? 'yes' : 'no',
  ]);
  const head = ['Name', 'Default', 'Meaning', 'Required in production', 'Secret'];
  // A column that always says no tells nothing.
  const shown = head.map((_, column) => column < 3 || rows.some((row) => row[column] !== 'no'));
  const lines = [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.filter((_, column) => shown[column]).join(' | ')} |`,
  );
  return lines.join('\n');
}

const plain = (text) => text.replaceAll('`', '');

/** The text of .env.example: every setting with its meaning, none of them set. */
export function exampleFile() {
  const sections = Object.values(parts).map(({ heading, rows }) => {
    const lines = Object.entries(rows).map(([name, setting]) => {
      const need = needed(setting);
      const note = { yes: ' (required in production)', no: '' }[need] ?? ` (needed ${plain(need)})`;
      // What must be given has no default worth taking over.
      const { example = setting.required ? '' : (setting.value ?? '') } = setting;
      return `# ${plain(setting.meaning)}${note}.\n# ${name}=${example}`;
    });
    return `# --- ${heading} ---\n\n${lines.join('\n')}`;
  });
  return `${[
    '# Copy to .env and uncomment what you need; on your own machine nothing has to be set.\n# Defaults and more: docs/operations.md. Written by `npm run settings` from lib/env/settings.',
    ...sections,
  ].join('\n\n')}\n`;
}

const marked = (part) =>
  new RegExp(`(<!-- settings: ${part} -->\n)[\\s\\S]*?(\n<!-- end of settings -->)`);

/**
 * Puts the tables between their marks.
 * @throws Error naming the part whose marks are missing
 */
export function withTables(text) {
  return Object.keys(parts).reduce((sofar, part) => {
    if (!marked(part).test(sofar)) throw new Error(`No place for the settings of the ${part}`);
    return sofar.replace(
      marked(part),
      (_, before, after) => `${before}\n${settingsTable(part)}\n${after}`,
    );
  }, text);
}
