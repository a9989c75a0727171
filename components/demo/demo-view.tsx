import { DemoDesktopApp } from './frame/demo-desktop-app';
import { StoreBeams } from './frame/store-beams';
import { SceneCaption } from './frame/scene-caption';
import { SceneNav } from './frame/scene-nav';
import s from './frame/frame.module.css';

interface DemoViewProps {
  /** Shows the day above the desktop app, and the start of the tour. */
  hasTour: boolean;
  /** The store whose lane is highlighted. */
  highlightedStore: string | null;
  /** The step at which the visitor left the tour, to continue there; null where no tour was left. */
  resumeStep: number | null;
}

/** Everything visible of the demo, rendered from its state only. */
export function DemoView({ hasTour, highlightedStore, resumeStep }: DemoViewProps) {
  return (
    <>
      {hasTour && <SceneNav />}
      {hasTour && <SceneCaption resumeStep={resumeStep} />}
      <div className={s.stand}>
        <StoreBeams highlightedStore={highlightedStore} />
        <DemoDesktopApp highlightedStore={highlightedStore} />
      </div>
    </>
  );
}
