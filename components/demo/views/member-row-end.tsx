import { storeIds } from '@/lib/demo/store-ids';
import { fillTemplate } from '@/components/ui/fill-template';
import type { PersonId } from '@/lib/demo/people';
import { mayOffboard } from '@/lib/demo/selectors';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoAvatar } from '../parts/demo-avatar';
import { HourSelect } from './hour-select';
import s from './members.module.css';

const successorCandidates = ['zhou', 'lin'] as const satisfies readonly PersonId[];

/** The end of a person's row: the number of stores, or what to do when the person leaves. */
export function MemberRowEnd({ person }: { person: PersonId }) {
  const { state, messages } = useDemo();
  const texts = messages.members;
  if (person === state.leaver && !state.successor)
    return (
      <span role="group" aria-label={texts.handTo} className={s.hand}>
        <small aria-hidden="true">{texts.handTo}</small>
        {successorCandidates.map((to) => (
          <EventButton key={to} event={{ type: 'transferStores', to }}>
            <DemoAvatar person={to} size="sm" />
            {messages.people[to].name}
          </EventButton>
        ))}
      </span>
    );
  if (person === state.leaver && state.successor) {
    const successor = messages.people[state.successor].name;
    return (
      <span className={s.handed}>
        {fillTemplate(texts.handed, { person: successor })}
        <HourSelect
          person={state.successor}
          bound="to"
          label={fillTemplate(texts.until, { person: successor })}
        />
      </span>
    );
  }
  return (
    <span className={s.end}>
      <span>
        {state.grants[person].length}
        <small>/{storeIds.length}</small>
      </span>
      {/* The scene is about Chen: only there a member can be offboarded. */}
      {state.scene === 'leaving' && person === 'chen' && mayOffboard(state, person) && (
        <EventButton event={{ type: 'offboardMember', person }} className={s.leave}>
          {texts.leave}
        </EventButton>
      )}
    </span>
  );
}
