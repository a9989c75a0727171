import { formatMinute, maySetHours } from '@/lib/demo/selectors';
import type { PersonId } from '@/lib/demo/people';
import { useDemo } from '../demo-context';
import s from './members.module.css';

const dayHours = Array.from({ length: 15 }, (_, index) => (index + 8) * 60);

export interface HourSelectProps {
  person: PersonId;
  end: 'from' | 'to';
  label: string;
}

/** Start or end of a person's login hours; plain text for a viewer who may not set them. */
export function HourSelect({ person, end, label }: HourSelectProps) {
  const { state, send } = useDemo();
  const hours = state.hours[person];
  if (!maySetHours(state, person))
    return <span className={s.hour}>{formatMinute(hours[end])}</span>;
  return (
    <select
      aria-label={label}
      value={hours[end]}
      className={s.hour}
      onChange={({ target }) =>
        send({ type: 'setHours', person, ...hours, [end]: Number(target.value) })
      }
    >
      {dayHours
        .filter((hour) => (end === 'from' ? hour < hours.to : hour > hours.from))
        .map((hour) => (
          <option key={hour} value={hour}>
            {formatMinute(hour)}
          </option>
        ))}
    </select>
  );
}
