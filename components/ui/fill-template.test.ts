import { fillTemplate } from './fill-template';

it.each([
  ['共 {count} 条', { count: 57 }, '共 57 条'],
  ['{a} and {a}', { a: 0 }, '0 and 0'],
  ['{unknown}', {}, '{unknown}'],
  ['plain', { plain: 1 }, 'plain'],
])('%s', (template, values, text) => expect(fillTemplate(template, values)).toBe(text));
