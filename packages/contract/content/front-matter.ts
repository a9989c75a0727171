/** Content files: YAML front matter, then Markdown. */
import 'server-only';
import { LineCounter, parseDocument, stringify, visit } from 'yaml';
import type { Issue } from './issues';

/** Front matter of at most 8,000 characters. */
const frontMatterPattern = /^\uFEFF?---\r?\n([\s\S]{0,8000}?)\r?\n---[ \t]*(?:\r?\n|$)/;

interface ParsedYaml {
  /** Null where the text cannot be parsed. */
  readonly data: unknown;
  readonly issues: readonly Issue[];
  /** The line of a field in its file; for a missing field, the line of the field around it, otherwise the first. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

const yamlIssue = (line: number, en: string): Issue => ({
  line,
  field: '',
  message: { en: `YAML: ${en}`, zh: `YAML 格式有误：${en}` },
});

/**
 * Parses YAML and remembers the lines of its fields.
 * @param firstLine of the text in its file
 */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + firstLine - 1;
  const issues = document.errors
    .slice(0, 5)
    .map(({ message, pos }) => yamlIssue(lineAt(pos[0]), message.split('\n', 1)[0] ?? ''));
  visit(document, {
    // Aliases are refused, because a few lines of them can expand to gigabytes.
    Alias: (_, { range }) =>
      void issues.push(yamlIssue(lineAt(range?.[0]), 'aliases are not allowed')),
  });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      const range = typeof node === 'object' && node && 'range' in node ? node.range : null;
      if (Array.isArray(range)) return lineAt(Number(range[0]));
    }
    return firstLine;
  };
  return { data: issues.length > 0 ? null : (document.toJS() as unknown), issues, lineOf };
}

interface ContentFile extends ParsedYaml {
  readonly body: string;
  /** Line of the body in the file. */
  readonly bodyLine: number;
}

/** Splits a file into fields and body, which are not validated yet. */
export function parseContentFile(fileText: string): ContentFile {
  const [head = '', yaml = ''] = frontMatterPattern.exec(fileText) ?? [];
  const parsedYaml = parseYaml(yaml, 2);
  const missingIssues = head
    ? []
    : [
        {
          line: 1,
          field: '',
          message: {
            en: 'the file begins with front matter between two lines ---',
            zh: '文件须以两行 --- 之间的字段开头',
          },
        },
      ];
  return {
    ...parsedYaml,
    issues: [...missingIssues, ...parsedYaml.issues],
    body: fileText.slice(head.length).replaceAll('\r\n', '\n'),
    bodyLine: head.split('\n').length,
  };
}

/** Writes a file with these fields and this body; {@link parseContentFile} reads the same. */
export const formatContentFile = (fields: object, body: string): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
