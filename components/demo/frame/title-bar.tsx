import { fill } from '@/components/ui/fill';
import { clock, seats } from '@/lib/demo/derive';
import { useDemo } from '../demo-context';
import { Act } from '../parts/act';
import { Face } from '../parts/face';
import s from './frame.module.css';

/** Name, seats and time. Whoever's seat is taken, the console shows what that person sees. */
export function TitleBar() {
  const { state, words } = useDemo();
  return (
    <header className={s.bar}>
      <i aria-hidden="true" className={s.logo} />
      <h3>{words.title}</h3>
      <span aria-hidden="true" className={s.seatLabel}>
        {words.seat}
      </span>
      <span role="group" aria-label={words.seat} className={s.seats}>
        {seats(state).map((person) => (
          <Act
            key={person}
            event={{ type: 'seat', person }}
            aria-pressed={state.seat === person}
            aria-label={words.people[person].name}
            title={words.people[person].name}
          >
            <Face person={person} />
          </Act>
        ))}
      </span>
      <time aria-label={fill(words.clock, { time: clock(state.at) })} className={s.clock}>
        {clock(state.at)}
      </time>
    </header>
  );
}
