import { storeIds } from '@/lib/demo/store-ids';
import { personIds } from '@/lib/demo/people';
import { useDemo } from '../demo-context';
import { HoursPanel } from './hours-panel';
import { MemberRow } from './member-row';
import s from './members.module.css';
import { ViewHead } from './view-head';

/** Who may open which store, one cell for each right, and when. */
export function MembersView() {
  const { messages } = useDemo();
  return (
    <>
      <ViewHead title={messages.views.members} note={messages.members.note} />
      <div role="group" aria-label={messages.views.members} data-grid className={s.grid}>
        <div aria-hidden="true" className={s.columns}>
          <span />
          {storeIds.map((store) => (
            <span key={store}>{messages.stores[store].column}</span>
          ))}
          <span>{messages.members.mayOpen}</span>
        </div>
        {personIds.map((person, row) => (
          <MemberRow key={person} person={person} row={row} />
        ))}
      </div>
      <HoursPanel />
    </>
  );
}
