import { useEffect, useState } from 'react';
import { fillTemplate } from '@/components/ui/fill-template';
import { robotStepCount } from '@/lib/demo/scripted-day';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import s from './robot.module.css';
import v from './views.module.css';

const stepMs = 520;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs the check step by step, or automatically until the check is done or stopped. */
export function RobotControls() {
  const { state, messages, send } = useDemo();
  const [isRunning, setIsRunning] = useState(false);
  const texts = messages.robot;
  const isDone = state.finishedRobotStepCount === robotStepCount;
  useEffect(() => {
    if (!isRunning || isDone) return undefined;
    const timer = setTimeout(
      () => send({ type: 'runRobotStep' }),
      prefersReducedMotion() ? 0 : stepMs,
    );
    return () => clearTimeout(timer);
  }, [isRunning, isDone, send]);
  const restartEvent =
    state.tourStep === null
      ? ({ type: 'showScene', scene: 'rpa' } as const)
      : ({ type: 'showTourStep', step: state.tourStep } as const);
  const isOn = isRunning && !isDone;
  return (
    <div className={s.controls}>
      {isDone ? (
        <button
          type="button"
          className={v.primary}
          onClick={() => {
            setIsRunning(false);
            send(restartEvent);
          }}
        >
          {texts.again}
        </button>
      ) : (
        <EventButton event={{ type: 'runRobotStep' }} className={v.primary}>
          {texts.step}
        </EventButton>
      )}
      {!isDone && (
        <button
          type="button"
          aria-pressed={isOn}
          className={v.plain}
          onClick={() => setIsRunning(!isOn)}
        >
          {isOn ? texts.stop : texts.run}
        </button>
      )}
      <progress
        aria-label={texts.title}
        value={state.finishedRobotStepCount}
        max={robotStepCount}
      />
      <span aria-hidden="true">
        {state.finishedRobotStepCount} / {robotStepCount}
      </span>
      <span className="sr-only">
        {fillTemplate(texts.progress, { n: state.finishedRobotStepCount, all: robotStepCount })}
      </span>
    </div>
  );
}
