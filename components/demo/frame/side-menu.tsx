import { storeIds } from '@/lib/demo/store-ids';
import { DrawnIcon, type DrawnIconName } from '@/components/ui/drawn-icon';
import { isOpen, menuOf } from '@/lib/demo/selectors';
import { mayManage } from '@/lib/demo/people';
import type { ViewId } from '@/lib/demo/state';
import { codeStore } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { storeColorStyle } from '../parts/store-mark';
import s from './frame.module.css';

const viewIcons: Readonly<Record<ViewId, DrawnIconName>> = {
  stores: 'grid',
  members: 'users',
  devices: 'laptop',
  number: 'phone',
  robot: 'robot',
  logbook: 'doc',
};

/** The desktop app's menu, with the pages of the viewer's role; on phones the bar at the bottom. */
export function SideMenu({ highlightedStore }: { highlightedStore: string | null }) {
  const { state, messages } = useDemo();
  const hasWaiting: Partial<Record<ViewId, boolean>> = {
    devices: state.deviceRequest === 'waiting' && mayManage(state.viewer),
    number: state.codeStatus === 'new' && state.grants[state.viewer].includes(codeStore),
  };
  return (
    <nav aria-label={messages.title} className={s.side}>
      {menuOf(state).map((view) => (
        <EventButton
          key={view}
          event={{ type: 'showView', view }}
          aria-current={view === state.view ? 'page' : undefined}
        >
          <DrawnIcon name={viewIcons[view]} size={18} />
          <span className={s.wide}>{messages.views[view]}</span>
          <span className={s.narrow}>{messages.tabs[view]}</span>
          {hasWaiting[view] && <em data-view={view}>1</em>}
        </EventButton>
      ))}
      <div className={s.isolation}>
        <small>{messages.isolation.label}</small>
        <b>{messages.isolation.text}</b>
        <span aria-hidden="true">
          {storeIds.map((store) => (
            <i
              key={store}
              style={storeColorStyle(store)}
              data-on={isOpen(state, store) || undefined}
              data-lit={store === highlightedStore || undefined}
            />
          ))}
        </span>
      </div>
    </nav>
  );
}
