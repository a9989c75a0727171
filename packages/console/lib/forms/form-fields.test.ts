/** @jest-environment node */
import { filesOf, targetsOf, valuesOf } from './form-fields';

function form(...parts: (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

it('takes the arguments of a form, not its own fields and no file', () => {
  const sent = form(
    ['_token', 't'],
    ['_key', 'K'],
    ['text', 'a\r\nb'],
    ['image-file', new File(['x'], 'x.png')],
  );
  expect(valuesOf(sent)).toEqual({ text: 'a\nb' });
  expect(Object.keys(filesOf(sent))).toEqual(['image']);
});

it('reads only the arguments of the chosen operation from a form that offers several', () => {
  const sent = form(['assign:to', 'wang'], ['done:note', 'x']);
  expect(valuesOf(sent, 'assign')).toEqual({ to: 'wang' });
});

it('takes all values of a name for several', () => {
  expect(valuesOf(form(['offers[]', 'a'], ['offers[]', ''], ['offers[]', 'b']))).toEqual({
    offers: 'a,b',
  });
});

it('takes the last of several values of one name', () => {
  expect(valuesOf(form(['to_v6', 'no'], ['to_v6', 'yes']))).toEqual({ to_v6: 'yes' });
});

it.each([
  [
    'one with its version',
    [
      ['_key', 'a'],
      ['_version', '1'],
    ],
    [{ key: 'a', version: '1' }],
  ],
  [
    'several without',
    [
      ['_key', 'a'],
      ['_key', 'b'],
    ],
    [{ key: 'a' }, { key: 'b' }],
  ],
  ['none', [['text', 'x']], []],
] as const)('knows which records it is about: %s', (_, parts, targets) =>
  expect(targetsOf(form(...parts))).toEqual(targets),
);

it('takes no file that was not chosen', () => {
  expect(filesOf(form(['image-file', new File([], '')]))).toEqual({});
});
