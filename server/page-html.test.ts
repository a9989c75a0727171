import { withOneCopy } from './finished-page';
import { withLateScripts } from './late-scripts';

const long = 'Stores kept apart. '.repeat(12).trim();
const push = (data: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, data]).replaceAll('<', '\\u003c')})</script>`;
const before = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const place = '2:I[5,["/site.js"],"StaticPart"]\n';
const root = `0:["$","main",null,{"children":[["$","$L2",null,{}],["$","p",null,{"children":"${long}"}]]}]\n`;
const page = (...scripts: string[]) =>
  `<html><head></head><body><main><p>${long}</p></main>${scripts.join('')}</body></html>`;

it('says once what no script changes', () => {
  const html = withOneCopy(page(before, push(place), push(root)));
  expect(html.split(long)).toHaveLength(2);
  expect(html).toContain('<p data-part="0">');
  expect(html).toContain('\\"as\\":\\"p\\",\\"n\\":0');
});

it.each([
  ["the framework's own page for what is not there", '404: This page could not be found.', false],
  ['a page of the site', '404: look elsewhere', true],
])('keeps %s out of the data: %s', (_, title, kept) => {
  const layout = `0:["$","main",null,{"children":["$","$L2",null,{}],"notFound":[["$","title",null,{"children":"${title}"}],[]]}]\n`;
  expect(withOneCopy(page(before, push(place + layout))).includes(title)).toBe(kept);
});

it('is the same wherever the data was cut', () => {
  const data = place + root;
  const pages = [3, 40, data.length - 5].map((cut) =>
    withOneCopy(page(before, push(data.slice(0, cut)), push(data.slice(cut)))),
  );
  expect(new Set(pages).size).toBe(1);
});

it.each([
  ['without data', page()],
  [
    'without the component that stands for a part',
    page(before, push(root.replace('"$L2"', '"i"'))),
  ],
  ['with data it does not know', page(before, push(`${place}9:Z1\n${root}`))],
  [
    'with data of another kind',
    page(before, '<script>self.__next_f.push([3,"AAAA"])</script>', push(place + root)),
  ],
])('leaves a page %s as it is', (_, html) => expect(withOneCopy(html)).toBe(html));

it('leaves scripts to the first one, in their order and once each', () => {
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
