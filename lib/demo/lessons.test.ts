import { demo as en } from '@/messages/en-US/demo.json';
import { demo as zh } from '@/messages/zh-CN/demo.json';
import { lessonIds, lessonOf, stepStartSeconds, stateInLesson } from './lessons';
import { robotStepCount } from './scripted-day';

describe.each(lessonIds)('%s', (id) => {
  const { steps } = lessonOf(id);

  it.each([zh, en])('has captions for every step, in its order', ({ lessons }) =>
    expect(Object.keys(lessons[id].steps)).toEqual(steps.map(({ captionKey }) => captionKey)),
  );

  it('changes the desktop app with every event', () =>
    steps.forEach(({ events }, step) =>
      events.forEach((_, done) =>
        expect(stateInLesson(id, step, done + 1)).not.toEqual(stateInLesson(id, step, done)),
      ),
    ));

  it('adds up the times of its steps', () => {
    const starts = stepStartSeconds(id);
    expect(starts).toHaveLength(steps.length + 1);
    expect(starts[0]).toBe(0);
    steps.forEach(({ seconds }, step) =>
      expect((starts[step + 1] ?? 0) - (starts[step] ?? 0)).toBe(seconds),
    );
  });
});

it('ends the lesson about leaving with the stores handed over and the hours set', () =>
  expect(stateInLesson('someone-leaves', 3)).toMatchObject({
    leaver: 'chen',
    successor: 'zhou',
    hours: { zhou: { from: 540, to: 1200 } },
  }));

it('ends the lesson about the check with everyone notified', () =>
  expect(stateInLesson('automatic-check', 4)).toMatchObject({
    finishedRobotStepCount: robotStepCount,
  }));
