import type { StoreId } from '@/lib/demo/store-ids';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { robotStepCount, robotStores } from '@/lib/demo/scripted-day';
import { useDemo } from '../demo-context';
import { DemoAvatars } from '../parts/demo-avatar';
import { StoreMark, storeColorStyle } from '../parts/store-mark';
import { RobotControls } from './robot-controls';
import s from './robot.module.css';
import { ViewHead } from './view-head';

const stepKeys = ['s0', 's1', 's2', 's3'] as const;
/** Findings of the check: a review in the second store, low stock in the third. */
const stepFindings: Readonly<Record<number, 's1' | 's2'>> = { 5: 's1', 10: 's2' };

/** The automatic check: a lane for each store, a dot for each step. */
export function RobotView() {
  const { state, messages } = useDemo();
  const texts = messages.robot;
  const isFinished = state.finishedRobotStepCount === robotStepCount;
  return (
    <>
      <ViewHead title={texts.title} note={texts.note} />
      <div className={s.flow}>
        <div aria-hidden="true" className={s.columns}>
          <span />
          {stepKeys.map((key) => (
            <span key={key}>{texts.steps[key]}</span>
          ))}
        </div>
        {robotStores.map((store, row) => (
          <RobotLane key={store} store={store} firstStep={row * 4} />
        ))}
        <div className={s.tell} data-done={isFinished || undefined}>
          <DrawnIcon name="bell" size={20} />
          <div>
            <b>{isFinished ? texts.notified : texts.notify}</b>
            <small>{isFinished ? texts.done : texts.last}</small>
          </div>
          <DemoAvatars people={['zhou', 'lin']} />
        </div>
      </div>
      <RobotControls />
    </>
  );
}

function RobotLane({ store, firstStep }: { store: StoreId; firstStep: number }) {
  const { state, messages } = useDemo();
  const { name, kind } = messages.stores[store];
  return (
    <div className={s.lane} data-store={store} style={storeColorStyle(store)}>
      <span className={s.name}>
        <StoreMark store={store} size="lg" />
        <span>
          <b>{name}</b>
          <small>{kind}</small>
        </span>
      </span>
      {stepKeys.map((key, column) => {
        const step = firstStep + column;
        const finding = stepFindings[step];
        const isDone = step < state.finishedRobotStepCount;
        return (
          <span
            key={key}
            className={s.knot}
            data-done={isDone || undefined}
            data-now={step === state.finishedRobotStepCount || undefined}
            data-found={(isDone && finding) || undefined}
          >
            <i>
              {isDone &&
                (finding ? messages.robot.found[finding] : <DrawnIcon name="check" size={18} />)}
            </i>
          </span>
        );
      })}
    </div>
  );
}
