import { createShelf } from './shelf';

it('takes off what was not asked for longest', () => {
  const gone: string[] = [];
  const shelf = createShelf<string>(
    6,
    (thing) => thing.length,
    (thing) => void gone.push(thing),
  );
  shelf.put('a', 'aaa');
  shelf.put('b', 'bbb');
  expect(shelf.get('a')).toBe('aaa');
  shelf.put('c', 'ccc');
  expect([gone, shelf.get('b'), shelf.get('a'), shelf.size()]).toEqual([
    ['bbb'],
    undefined,
    'aaa',
    6,
  ]);
});

it('holds one thing that is larger than all there may be', () => {
  const shelf = createShelf<string>(2, (thing) => thing.length);
  shelf.put('a', 'aa');
  shelf.put('b', 'bbbb');
  expect([shelf.get('a'), shelf.get('b')]).toEqual([undefined, 'bbbb']);
});

it('has one thing of a name', () => {
  const shelf = createShelf<string>(9, (thing) => thing.length);
  shelf.put('a', 'aa');
  shelf.put('a', 'aaa');
  expect(shelf.size()).toBe(3);
  shelf.remove('a');
  expect(shelf.size()).toBe(0);
});
