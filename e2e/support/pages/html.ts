/** Parses documents without a browser. */
import { HtmlElement, HtmlValidate, Parser, TextNode } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React's and Next's own output, which this site does not control.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'script-type': 'off',
    'attr-case': 'off',
    'element-case': 'off',
    // Integrity hashes are needed only for scripts of other origins.
    'require-sri': 'off',
    // Exact limits by language are in lib/seo/text-length-limits.ts; the home page's English title has 65 characters.
    'long-title': ['error', { maxlength: 70 }],
    'input-missing-label': 'error',
    // These rules are matters of taste.
    'prefer-native-element': 'off',
    'no-redundant-for': 'off',
    // A browser checks these rules, with computed roles and names (e2e/layout).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'unique-landmark': 'off',
    // Phone numbers are written as the company writes them.
    'tel-non-breaking': 'off',
  },
});

/** Problems that make a document invalid HTML, one line each. */
export async function findHtmlIssues(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`,
    ),
  );
}

/** The document's tree, for selectors. Attribute values in a selector must be quoted. */
export const parseHtml = async (html: string): Promise<HtmlElement> =>
  new Parser(await validator.getConfigFor('page.html')).parseHtml(html);

/** The characters React escapes. */
const namedEntities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => namedEntities[sign] ?? sign);

/** An attribute as a browser reads it; '' when missing. */
export const attributeOf = (element: HtmlElement | null, name: string): string =>
  decodeEntities(element?.getAttributeValue(name) ?? '');

/**
 * Text of an element and its descendants.
 * @param without names of elements whose text is left out
 */
export function textOf(element: HtmlElement | null, without: readonly string[] = []): string {
  const parts = (element?.childNodes ?? []).map((node) => {
    if (node instanceof TextNode) return decodeEntities(node.textContent);
    if (!(node instanceof HtmlElement) || without.includes(node.tagName)) return '';
    return textOf(node, without);
  });
  return parts.join('');
}
