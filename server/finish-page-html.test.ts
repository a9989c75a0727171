import { createHash } from 'node:crypto';
import { createHtmlFinisher, withLateScripts } from './finish-page-html';

const encoding = '<meta charSet="utf-8"/>';
const script = '<script src="/a.js" async=""></script>';

it("leaves the page's scripts to its first script, in their order and once each", () => {
  const html =
    `<head>${encoding}<link rel="stylesheet" href="/a.css"/>` +
    '<link rel="preload" as="script" fetchPriority="low" href="/c.js"/>' +
    `${script}<script src="/old.js" noModule=""></script></head>` +
    `<body><p>a</p><script src="/c.js" async=""></script>${script}</body>`;
  expect(withLateScripts(html, "start('$&')")).toBe(
    `<head>${encoding}<script data-scripts="/a.js /c.js">start('$&')</script>` +
      '<link rel="stylesheet" href="/a.css"/><script src="/old.js" noModule=""></script></head>' +
      '<body><p>a</p></body>',
  );
});

it.each([
  ['without scripts', encoding],
  ['whose encoding is written in another way', `<meta charset="utf-8">${script}`],
])('leaves a page %s as it is', (_, html) => expect(withLateScripts(html, 'start()')).toBe(html));

it('allows the inline scripts of the sent page, and no others (X3)', () => {
  const page = encoding + script;
  const { html, policy } = createHtmlFinisher('start()')(page);
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(html).toContain('start()');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(createHtmlFinisher(null)(page).html).toBe(page);
});
