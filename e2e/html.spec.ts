import { HtmlValidate } from 'html-validate';
import { routing } from '../lib/i18n/routing';
import { routes } from '../lib/routes';
import { addressOf, expect, test } from './support/test';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
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
    // Telephone numbers are written as the company writes them.
    'tel-non-breaking': 'off',
  },
});

const paths = [
  ...routes.flatMap((route) => routing.locales.map((locale) => addressOf(locale, route.path))),
  '/nowhere',
  '/en/nowhere',
  '/unsupported',
  '/en/unsupported',
  '/api/download/nothing',
];

for (const path of paths) {
  test(`valid HTML: ${path}`, async ({ request }) => {
    const report = await validator.validateString(await (await request.get(path)).text());
    const messages = report.results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`,
      ),
    );
    expect(messages).toEqual([]);
  });
}
