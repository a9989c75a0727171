import type { Json } from './page-data';
import { staticParts } from './static-parts';

const long = 'Stores kept apart. '.repeat(12).trim();
const element = (type: string, props: Record<string, Json>, key: string | null = null): Json => [
  '$',
  type,
  key,
  props,
];
const section = element('section', {
  className: 'hero',
  id: '$undefined',
  children: ['a & b', long],
});
const sectionMarkup = `<section class="hero">a &amp; b<!-- -->${long}</section>`;
const island = element('$L2', { label: 'x' });

function changed(tree: Json, body: string) {
  const parts = staticParts(body, '9');
  return { tree: parts.change(tree), body: parts.numbered() };
}

it('names a part by number, in the data and in the page', () =>
  expect(
    changed(
      element('main', { children: [section, island] }),
      `<main>${sectionMarkup}<i></i></main>`,
    ),
  ).toEqual({
    tree: element('main', { children: [element('$L9', { as: 'section', n: 0 }), island] }),
    body: `<main><section data-part="0" class="hero">a &amp; b<!-- -->${long}</section><i></i></main>`,
  }));

it('numbers parts where each of them stands, though the data names them in another order', () => {
  const other = element('aside', { children: long });
  const otherMarkup = `<aside>${long}</aside>`;
  const { tree, body } = changed([section, other], otherMarkup + sectionMarkup);
  expect(tree).toEqual([
    element('$L9', { as: 'section', n: 0 }),
    element('$L9', { as: 'aside', n: 1 }),
  ]);
  expect(body).toBe(
    (otherMarkup + sectionMarkup)
      .replace('<aside', '<aside data-part="1"')
      .replace('<section', '<section data-part="0"'),
  );
});

it('keeps the key, by which React tells it from its neighbours', () =>
  expect(
    changed(['$', 'section', 'first', (section as Json[])[3] ?? null], sectionMarkup).tree,
  ).toEqual(['$', '$L9', 'first', { as: 'section', n: 0 }]));

it('names what stands twice by one number', () => {
  const { tree, body } = changed([section, section], sectionMarkup + sectionMarkup);
  expect(tree).toEqual([0, 0].map((n) => element('$L9', { as: 'section', n })));
  expect(body.match(/data-part="\d+"/g)).toEqual(['data-part="0"']);
});

it.each<[string, Json, string]>([
  [
    'one with a component of the browser in it',
    element('div', { children: [island, long] }),
    `<div>${long}</div>`,
  ],
  ['one that is not shown yet', section, '<main></main>'],
  ['one that is shown otherwise', section, sectionMarkup.replace('hero', 'other')],
  ['a short one', element('p', { children: 'short' }), '<p>short</p>'],
  ['a title', element('title', { children: long }), `<title>${long}</title>`],
  [
    'a picture',
    element('img', { alt: long, src: `/${long}` }),
    `<img alt="${long}" src="/${long}"/>`,
  ],
  ['a script that runs', element('script', { children: long }), `<script>${long}</script>`],
  ['one with a promise in it', element('p', { children: [long, '$@5'] }), `<p>${long}</p>`],
])('leaves %s', (_, tree, body) => expect(changed(tree, body)).toEqual({ tree, body }));

it('looks for smaller parts in one that is none', () => {
  const tree = element('div', { className: 'row', children: [island, section] });
  expect(changed(tree, `<div class="row">x${sectionMarkup}</div>`).tree).toEqual(
    element('div', {
      className: 'row',
      children: [island, element('$L9', { as: 'section', n: 0 })],
    }),
  );
});

it('looks into what a component of the browser is given', () =>
  expect(changed(element('$L2', { panel: section }), sectionMarkup).tree).toEqual(
    element('$L2', { panel: element('$L9', { as: 'section', n: 0 }) }),
  ));

it('writes a dollar sign as the page has it', () => {
  const price = element('p', { children: `$$38 ${long}` });
  expect(changed(price, `<p>$38 ${long}</p>`).body).toBe(`<p data-part="0">$38 ${long}</p>`);
});
