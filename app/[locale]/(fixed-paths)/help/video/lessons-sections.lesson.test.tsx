/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { LessonStage } from '@/components/demo/lesson/lesson-stage';
import { stepStartSeconds } from '@/lib/demo/lessons';
import { demo as zh } from '@/messages/zh-CN/demo.json';
import { videoFilesOf } from './video-files';
import { LessonVideo, LessonSection } from './lessons-sections';

jest.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('zh-CN'),
  getTranslations: () =>
    Promise.resolve(Object.assign((key: string) => key, { raw: () => zh.lessons })),
}));
jest.mock('@/components/demo/scene-images', () => ({
  loadSceneImage: () => Promise.resolve({ src: '/picture.webp' }),
}));
jest.mock('./video-files', () => ({
  ...jest.requireActual<object>('./video-files'),
  videoFilesOf: jest.fn(),
}));

const lesson = 'share-a-store';
const files = {
  src: 'https://media.example.com/a.mp4',
  captions: 'https://media.example.com/a.vtt',
};

function elementsIn(node: ReactNode): ReactElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node, ...elementsIn(node.props.children)];
}

it.each([
  ['plays in the demo without a film', null, LessonStage],
  ['gives its place to a film', files, LessonVideo],
])('%s', async (_, videoFiles, expected) => {
  jest.mocked(videoFilesOf).mockReturnValue(videoFiles);
  const elementTypes = elementsIn(await LessonSection({ lesson, tone: 'white' })).map(
    ({ type }) => type,
  );
  expect([LessonStage, LessonVideo].filter((type) => elementTypes.includes(type))).toEqual([
    expected,
  ]);
});

it('shows a film with captions, its poster picture and a chapter for each line', async () => {
  const { container } = render(await LessonVideo({ lesson, files }));
  const video = container.querySelector('video');
  expect(video).toHaveAttribute('poster', '/picture.webp');
  expect(video).toHaveAttribute('preload', 'none');
  expect(container.querySelector('source')).toHaveAttribute('src', files.src);
  expect(container.querySelector('track')).toHaveAttribute('src', files.captions);
  const lines = Object.values(zh.lessons[lesson].steps);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    lines.map((_, step) => `${files.src}#t=${stepStartSeconds(lesson)[step] ?? 0}`),
  );
  for (const line of lines) expect(screen.getByText(line)).toBeInTheDocument();
});
