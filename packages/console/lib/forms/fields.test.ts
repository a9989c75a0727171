import { given, valuesOf } from './fields';

function form(...fields: readonly [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

it('takes the last of one name, all of a name for several, no file, and none of its own', () => {
  const sent = form(
    ['_token', 'x'],
    ['_back', '/'],
    ['over', 'no'],
    ['over', 'yes'],
    ['text', 'two\r\nlines'],
    ['picture', new Blob(['x'])],
    ['numbers[]', 'A'],
    ['numbers[]', ''],
    ['numbers[]', 'B'],
  );
  expect(valuesOf(sent)).toEqual({ over: 'yes', text: 'two\nlines', numbers: 'A,B' });
});

it('takes what was left empty as not given', () => {
  expect(given({ note: '', number: 'A' })).toEqual({ number: 'A' });
});
