import { renderToStaticMarkup } from 'react-dom/server';
import type { StoreId } from '@/lib/demo/store-ids';
import { DemoContext } from '@/components/demo/demo-context';
import { DemoView } from '@/components/demo/demo-view';
import type { DemoMessages } from '@/components/demo/demo-messages';
import frame from '@/components/demo/frame/frame.module.css';
import { nextClickInScene } from '@/lib/demo/next-click';
import { reduceDemo } from '@/lib/demo/reducer';
import { type SceneId } from '@/lib/demo/scene-ids';
import { scenes } from '@/lib/demo/scenes';
import { initialStateOf, withStoreWindow } from '@/lib/demo/initial-state';
import type { DemoEvent } from '@/lib/demo/state';

interface SceneFrame {
  readonly scene: SceneId;
  /** The clicks before the picture: the scene's own first clicks (`true`), or these events. */
  readonly after?: true | readonly DemoEvent[];
  /** The store whose own window is in front, without any click. */
  readonly openedStore?: StoreId;
  /** Whether the ring at the next click is drawn. */
  readonly hasRing?: boolean;
}

/** The desktop app as the demo renders it, for pictures. */
export function sceneMarkup(
  { scene, after, openedStore, hasRing = false }: SceneFrame,
  messages: DemoMessages,
): string {
  const events = after === true ? scenes[scene].picturedEvents : (after ?? []);
  const start = openedStore
    ? withStoreWindow(initialStateOf(scene), openedStore)
    : initialStateOf(scene);
  const state = { ...events.reduce(reduceDemo, start), addedLogLineCount: 0 };
  const nextClick = hasRing ? nextClickInScene(state) : null;
  return renderToStaticMarkup(
    <DemoContext value={{ state, messages, send: () => undefined, nextClick }}>
      <div className={frame.demo}>
        <DemoView hasTour={false} highlightedStore={null} resumeStep={null} />
      </div>
    </DemoContext>,
  );
}
