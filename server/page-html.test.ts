import { createHash } from 'node:crypto';
import { createHtmlFinisher, withLateScripts } from './page-html';

it("leaves the page's scripts to its first script, in their order and once each", () => {
  const html =
    '<head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script>' +
    '<script src="/old.js" noModule=""></script></head><body><p>a</p><script src="/c.js" async=""></script>' +
    '<script src="/a.js" async=""></script></body>';
  expect(withLateScripts(html, 'start()')).toBe(
    '<head><script src="/old.js" noModule=""></script></head><body><p>a</p>' +
      '<script data-scripts="/a.js /c.js">start()</script></body>',
  );
});

it('adds nothing to a page without scripts', () =>
  expect(withLateScripts('<body></body>', 'start()')).toBe('<body></body>'));

it('allows the inline scripts of the sent page, and no others (X3)', () => {
  const { html, policy } = createHtmlFinisher('start()')(
    '<body><script src="/a.js" async=""></script></body>',
  );
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(html).toContain('start()');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(
    createHtmlFinisher(null)('<body><script src="/a.js" async=""></script></body>').html,
  ).toContain('src=');
});
