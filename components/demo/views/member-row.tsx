import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { fillTemplate } from '@/components/ui/fill-template';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { isGranted, mayGrant } from '@/lib/demo/selectors';
import { formatClock } from '@/lib/demo/minutes';
import type { PersonId } from '@/lib/demo/people';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoAvatar } from '../parts/demo-avatar';
import { StoreMark } from '../parts/store-mark';
import { MemberRowEnd } from './member-row-end';
import s from './members.module.css';

/** A person with their stores; dark once they have left. */
export function MemberRow({ person, row }: { person: PersonId; row: number }) {
  const { state, messages } = useDemo();
  const { name, role } = messages.people[person];
  const hasLeft = person === state.leaver;
  const leftAt = state.log.find((line) => line.kind === 'offboard')?.at ?? state.at;
  return (
    <div role="group" aria-label={name} data-gone={hasLeft || undefined} className={s.row}>
      <span className={s.member}>
        <DemoAvatar person={person} size="md" />
        <span>
          <b>{name}</b>
          <small>
            {hasLeft ? fillTemplate(messages.members.left, { time: formatClock(leftAt) }) : role}
          </small>
        </span>
      </span>
      {storeIds.map((store, column) => (
        <StoreCell key={store} person={person} store={store} position={`${row}-${column}`} />
      ))}
      <MemberRowEnd person={person} />
    </div>
  );
}

function StoreCell({
  person,
  store,
  position,
}: {
  person: PersonId;
  store: StoreId;
  position: string;
}) {
  const { state, messages } = useDemo();
  const hasGrant = isGranted(state, person, store);
  const label = `${messages.people[person].name} · ${messages.stores[store].full} ${store.toUpperCase()}`;
  const content = (
    <>
      <StoreMark store={store} isEmpty={!hasGrant} />
      {hasGrant && person !== 'you' && (
        <i className={s.tick}>
          <DrawnIcon name="check" size={11} />
        </i>
      )}
    </>
  );
  if (!mayGrant(state, person, store))
    return (
      <span data-cell={position} data-store={store} className={s.cell}>
        {content}
      </span>
    );
  return (
    <EventButton
      event={{ type: 'toggleGrant', person, store }}
      aria-pressed={hasGrant}
      aria-label={label}
      data-cell={position}
      data-store={store}
      className={s.cell}
    >
      {content}
    </EventButton>
  );
}
