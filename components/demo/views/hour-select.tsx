import { maySetHours } from '@/lib/demo/selectors';
import { formatClock } from '@/lib/demo/minutes';
import type { PersonId } from '@/lib/demo/people';
import { useDemo } from '../demo-context';
import s from './members.module.css';

const selectableMinutes = Array.from({ length: 15 }, (_, index) => (index + 8) * 60);

interface HourSelectProps {
  person: PersonId;
  bound: 'from' | 'to';
  label: string;
}

/** Start or end of a person's login hours; plain text for a viewer who may not set them. */
export function HourSelect({ person, bound, label }: HourSelectProps) {
  const { state, send } = useDemo();
  const hours = state.hours[person];
  if (!maySetHours(state, person))
    return <span className={s.hour}>{formatClock(hours[bound])}</span>;
  return (
    <select
      aria-label={label}
      value={hours[bound]}
      className={s.hour}
      onChange={({ target }) =>
        send({ type: 'setHours', person, ...hours, [bound]: Number(target.value) })
      }
    >
      {selectableMinutes
        .filter((minute) => (bound === 'from' ? minute < hours.to : minute > hours.from))
        .map((minute) => (
          <option key={minute} value={minute}>
            {formatClock(minute)}
          </option>
        ))}
    </select>
  );
}
