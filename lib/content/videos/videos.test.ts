import { routing } from '@/lib/i18n/routing';
import { videoTime, filesOf, helpVideos } from './index';

it.each([
  [undefined, null],
  ['', null],
  [
    'https://media.example.com/help',
    {
      src: 'https://media.example.com/help/install.mp4',
      captions: 'https://media.example.com/help/install.zh-CN.vtt',
    },
  ],
  [
    'https://media.example.com/',
    {
      src: 'https://media.example.com/install.mp4',
      captions: 'https://media.example.com/install.zh-CN.vtt',
    },
  ],
])('finds the files of a video under %s', (base, expected) =>
  expect(filesOf('install', 'zh-CN', base)).toEqual(expected),
);

it.each([
  [0, '0:00'],
  [75, '1:15'],
  [600, '10:00'],
])('writes %d seconds as %s', (seconds, expected) => expect(videoTime(seconds)).toBe(expected));

describe.each(helpVideos)('$slug', ({ text }) => {
  it.each(routing.locales)('has chapters in order from the start, %s', (locale) => {
    const times = text[locale].chapters.map(({ at }) => at);
    expect(times[0]).toBe(0);
    expect([...new Set(times)].sort((a, b) => a - b)).toEqual(times);
  });

  it('has the same chapters in both languages', () =>
    expect(text['zh-CN'].chapters.map(({ at }) => at)).toEqual(
      text['en-US'].chapters.map(({ at }) => at),
    ));
});
