/** The error catalogue (E1) holds what visitors read: an entry that is never shown must go. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { errors } from '@/messages/zh-CN/forms.json';

/** Sources of the product: what tests alone say is not shown. */
const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/(^|[\\/])(test-|testing[\\/]|backend[\\/])|\.test\./.test(name),
    )
    .map((name) => join(folder, name)),
);

/** Texts a file hands on: as an argument or a value of a table, not as a type. */
function textsOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isBinaryExpression(node.parent ?? node)) {
      // What is compared with is shown nowhere.
      if (ts.isTypeNode(node) || ts.isStringLiteral(node)) return;
    }
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const shownBy = (path: string) =>
  /catalogue|RequestRefusal|RetEntry|knownRets/.test(readFileSync(path, 'utf8'));
const shown = new Set(sources.filter(shownBy).flatMap(textsOf));

it.each(Object.keys(errors.catalogue))('%s is said somewhere in the product', (key) =>
  expect(shown).toContain(key),
);

it('tells a caller from a type and from a comparison', () => {
  expect(shown).not.toContain('not in the catalogue');
  expect(sources).toContain(join('lib', 'http', 'errors.ts'));
});
