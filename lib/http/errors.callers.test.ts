/** Tests that visitors can see every entry of the error catalog (E1): an entry that is never shown must go. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { errors } from '@/messages/zh-CN/forms.json';

/** Source files of the product, without tests. */
const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/(^|[\\/])(test-|testing[\\/]|backend[\\/])|\.test\./.test(name),
    )
    .map((name) => join(folder, name)),
);

/** String literals a file passes on as an argument or a table's value, not as a type. */
function textsOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isBinaryExpression(node.parent ?? node)) {
      // A literal in a type or a comparison is shown nowhere.
      if (ts.isTypeNode(node) || ts.isStringLiteral(node)) return;
    }
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const shownBy = (path: string) =>
  /byCode|RequestRefusal|RetEntry|knownRets/.test(readFileSync(path, 'utf8'));
const shown = new Set(sources.filter(shownBy).flatMap(textsOf));

it.each(Object.keys(errors.byCode))('%s is used somewhere in the product', (key) =>
  expect(shown).toContain(key),
);

it('distinguishes a use from a type and from a comparison', () => {
  expect(shown).not.toContain('not in the catalog');
  expect(sources).toContain(join('lib', 'http', 'errors.ts'));
});
