import { useEffect, useState } from 'react';
import { fill } from '@/components/ui/fill';
import { robotSteps } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import s from './robot.module.css';
import v from './views.module.css';

const stepMs = 520;
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Step by step, or automatically until it is done or stopped. */
export function RobotControls() {
  const { state, messages, send } = useDemo();
  const [running, setRunning] = useState(false);
  const w = messages.robot;
  const done = state.robot === robotSteps;
  useEffect(() => {
    if (!running || done) return undefined;
    const timer = setTimeout(() => send({ type: 'robot' }), isCalm() ? 0 : stepMs);
    return () => clearTimeout(timer);
  }, [running, done, send]);
  const again =
    state.tour === null
      ? ({ type: 'scene', scene: 'rpa' } as const)
      : ({ type: 'tour', step: state.tour } as const);
  const isOn = running && !done;
  return (
    <div className={s.controls}>
      {done ? (
        <button
          type="button"
          className={v.primary}
          onClick={() => {
            setRunning(false);
            send(again);
          }}
        >
          {w.again}
        </button>
      ) : (
        <EventButton event={{ type: 'robot' }} className={v.primary}>
          {w.step}
        </EventButton>
      )}
      {!done && (
        <button
          type="button"
          aria-pressed={isOn}
          className={v.plain}
          onClick={() => setRunning(!isOn)}
        >
          {isOn ? w.stop : w.run}
        </button>
      )}
      <progress aria-label={w.title} value={state.robot} max={robotSteps} />
      <span aria-hidden="true">
        {state.robot} / {robotSteps}
      </span>
      <span className="sr-only">{fill(w.progress, { n: state.robot, all: robotSteps })}</span>
    </div>
  );
}
