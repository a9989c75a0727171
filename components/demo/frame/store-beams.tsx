import { storeIds } from '@/lib/demo/store-ids';
import { storeColorStyle } from '../parts/store-mark';
import s from './head.module.css';

/** Eight lanes behind the window; the lane of the given store is highlighted. */
export const StoreBeams = ({ highlightedStore }: { highlightedStore: string | null }) => (
  <div aria-hidden="true" className={s.beams}>
    {storeIds.map((store) => (
      <i
        key={store}
        style={storeColorStyle(store)}
        data-lit={store === highlightedStore || undefined}
      />
    ))}
  </div>
);
