import { peoplePresent } from '@/lib/demo/selectors';
import { formatClock } from '@/lib/demo/minutes';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoAvatar } from '../parts/demo-avatar';
import s from './frame.module.css';

/** The name of the app, a button for each person to see the app as that person, and the time. */
export function TitleBar() {
  const { state, messages } = useDemo();
  return (
    <header className={s.bar}>
      <i aria-hidden="true" className={s.logo} />
      <h3>{messages.title}</h3>
      <span aria-hidden="true" className={s.seatLabel}>
        {messages.seat}
      </span>
      <span role="group" aria-label={messages.seat} className={s.seats}>
        {peoplePresent(state).map((person) => (
          <EventButton
            key={person}
            event={{ type: 'switchViewer', person }}
            aria-pressed={state.viewer === person}
            aria-label={messages.people[person].name}
            title={messages.people[person].name}
          >
            <DemoAvatar person={person} />
          </EventButton>
        ))}
      </span>
      <time className={s.clock}>{formatClock(state.at)}</time>
    </header>
  );
}
