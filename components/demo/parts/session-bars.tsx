import type { StoreId } from '@/lib/demo/store-ids';
import { cn } from '@/components/ui/cn';
import { laneOf } from '@/lib/demo/selectors';
import { axisPercent } from '@/lib/demo/minutes';
import { useDemo } from '../demo-context';
import s from './parts.module.css';
import { storeColorStyle } from './store-mark';

/** A store's sessions of the day on an axis from 8 to 22. */
export function SessionBars({ store, isTall = false }: { store: StoreId; isTall?: boolean }) {
  const { state } = useDemo();
  return (
    <span
      aria-hidden="true"
      className={cn(s.lane, isTall && s.tall)}
      style={storeColorStyle(store)}
    >
      {laneOf(state, store).map(({ from, to, end, isDim }) => (
        <i
          key={from}
          className={cn(to === null && s.on, isDim && s.dim)}
          style={{
            left: `${axisPercent(from)}%`,
            width: `${axisPercent(end) - axisPercent(from)}%`,
          }}
        />
      ))}
    </span>
  );
}

const axisHours = [8, 10, 12, 14, 16, 18, 20, 22];

export const HourAxis = () => (
  <span aria-hidden="true" className={s.axis}>
    {axisHours.map((hour) => (
      <i key={hour}>{hour}</i>
    ))}
  </span>
);
