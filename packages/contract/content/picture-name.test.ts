import { pictureDimensions, picturePath, parsePictureName } from './picture-name';

const id = '0123456789abcdef0123456789abcdef';

it.each([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
] as const)('reads the name of a %s unchanged', (ending, mediaType) => {
  expect(parsePictureName(`${id}.${ending}`)).toEqual({ id, mediaType });
  expect(picturePath(id, mediaType)).toBe(`/api/pictures/${id}.${ending}`);
});

it.each([
  '',
  id,
  `${id}.svg`,
  `${id}.PNG`,
  `${id.toUpperCase()}.png`,
  `${id}0.png`,
  `../${id}.png`,
  `${id}.png/`,
  `${id}.png\n`,
])('returns null for %j', (name) => expect(parsePictureName(name)).toBeNull());

it('reads the size of a picture within a text', () => {
  expect(parsePictureName(`${id}-800x450.webp`)).toEqual({
    id: `${id}-800x450`,
    mediaType: 'image/webp',
  });
  expect(pictureDimensions(`${id}-800x450`)).toEqual({ width: 800, height: 450 });
  expect(pictureDimensions(id)).toBeNull();
  for (const odd of ['-0x450', '-800x', '-800x45000', '-8e2x1']) {
    expect(parsePictureName(`${id}${odd}.webp`)).toBeNull();
  }
});
