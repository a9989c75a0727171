/**
 * Writes the YAML that manifests need: records of texts, and lists of texts or records. Texts are quoted as in JSON,
 * which YAML can read.
 */

type YamlValue = string | readonly string[] | readonly YamlRecord[];
export interface YamlRecord {
  readonly [name: string]: YamlValue | null;
}

const isRecord = (value: string | YamlRecord): value is YamlRecord => typeof value !== 'string';

function linesOf(record: YamlRecord): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (value === null) return [];
    if (typeof value === 'string') return [`${name}: ${JSON.stringify(value)}`];
    return [`${name}:`, ...value.flatMap(itemLines)];
  });
}

function itemLines(item: string | YamlRecord): string[] {
  if (!isRecord(item)) return [`  - ${JSON.stringify(item)}`];
  return linesOf(item).map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`);
}

/**
 * @param comment written as the first line; an editor finds the schema by it
 * @param record null values are left out
 */
export const toYaml = (comment: string, record: YamlRecord): string =>
  `# ${comment}\n${linesOf(record).join('\n')}\n`;
