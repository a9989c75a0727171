import { videoFilesOf, formatVideoTime } from './video-files';

it.each([
  [undefined, null],
  ['', null],
  [
    'https://media.example.com/help',
    {
      src: 'https://media.example.com/help/share-a-store.mp4',
      captions: 'https://media.example.com/help/share-a-store.zh-CN.vtt',
    },
  ],
  [
    'https://media.example.com/',
    {
      src: 'https://media.example.com/share-a-store.mp4',
      captions: 'https://media.example.com/share-a-store.zh-CN.vtt',
    },
  ],
])('finds the files of a video under %s', (base, expected) =>
  expect(videoFilesOf('share-a-store', 'zh-CN', base)).toEqual(expected),
);

it.each([
  [0, '0:00'],
  [75, '1:15'],
  [600, '10:00'],
])('writes %d seconds as %s', (seconds, expected) =>
  expect(formatVideoTime(seconds)).toBe(expected),
);
