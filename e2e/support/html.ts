/** What a document says, read without a browser. */
import { HtmlElement, HtmlValidate, Parser, TextNode } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React's and Next's own output, which this site does not write.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'script-type': 'off',
    'attr-case': 'off',
    'element-case': 'off',
    // Asked for scripts that come from this origin.
    'require-sri': 'off',
    // A Chinese title holds as much in 30 characters as an English one in 80.
    'long-title': ['error', { maxlength: 90 }],
    'input-missing-label': 'error',
    // Matters of taste.
    'prefer-native-element': 'off',
    'no-redundant-for': 'off',
    // A browser looks at these with computed roles and names (e2e/layout).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'unique-landmark': 'off',
    // Telephone numbers are written as the company writes them.
    'tel-non-breaking': 'off',
  },
});

/** What makes a document invalid HTML, one line each. */
export async function issuesOfHtml(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`,
    ),
  );
}

/** The document's tree, to be asked by selectors. Values of attributes in them are in quotes. */
export const parseHtml = async (html: string): Promise<HtmlElement> =>
  new Parser(await validator.getConfigFor('page.html')).parseHtml(html);

/** The signs React writes as names and numbers. */
const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => named[sign] ?? sign);

/** An attribute as a browser reads it; '' without it. */
export const attribute = (element: HtmlElement | null, name: string): string =>
  decoded(element?.getAttributeValue(name) ?? '');

/**
 * Text of an element and all in it.
 * @param without names of elements whose text does not count
 */
export function textOf(element: HtmlElement | null, without: readonly string[] = []): string {
  const parts = (element?.childNodes ?? []).map((node) => {
    if (node instanceof TextNode) return decoded(node.textContent);
    if (!(node instanceof HtmlElement) || without.includes(node.tagName)) return '';
    return textOf(node, without);
  });
  return parts.join('');
}
