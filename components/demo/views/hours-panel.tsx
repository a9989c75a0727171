import { fillTemplate } from '@/components/ui/fill-template';
import { axisPercent } from '@/lib/demo/minutes';
import { personIds, type PersonId } from '@/lib/demo/people';
import { useDemo } from '../demo-context';
import { DemoAvatar } from '../parts/demo-avatar';
import { HourAxis } from '../parts/session-bars';
import { HourSelect } from './hour-select';
import s from './members.module.css';

/** Login hours of each person on the axis of the day, with the present time as a line. */
export function HoursPanel() {
  const { messages } = useDemo();
  return (
    <section aria-label={messages.hours.title} className={s.hours}>
      <header>
        <h4>{messages.hours.title}</h4>
        <span>{messages.hours.note}</span>
      </header>
      {personIds.map((person) => (
        <HoursRow key={person} person={person} />
      ))}
      <div>
        <span />
        <span />
        <HourAxis />
      </div>
    </section>
  );
}

function HoursRow({ person }: { person: PersonId }) {
  const { state, messages } = useDemo();
  const { name } = messages.people[person];
  const { from, to } = state.hours[person];
  const hasLeft = person === state.leaver;
  const endMinute = hasLeft ? Math.min(to, state.at) : to;
  return (
    <div data-gone={hasLeft || undefined}>
      <DemoAvatar person={person} size="sm" />
      <HourSelect
        person={person}
        bound="from"
        label={fillTemplate(messages.hours.from, { person: name })}
      />
      <span aria-hidden="true" className={s.track}>
        <i
          style={{
            left: `${axisPercent(from)}%`,
            width: `${axisPercent(endMinute) - axisPercent(from)}%`,
          }}
        />
        <em style={{ left: `${axisPercent(state.at)}%` }} />
      </span>
      <HourSelect
        person={person}
        bound="to"
        label={fillTemplate(messages.hours.to, { person: name })}
      />
    </div>
  );
}
