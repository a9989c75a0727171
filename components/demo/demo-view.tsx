import { DemoConsole } from './frame/console';
import { LaneLights } from './frame/lane-lights';
import { Caption } from './frame/caption';
import { Rail } from './frame/rail';
import s from './frame/frame.module.css';

export interface DemoViewProps {
  /** Shows the day above the console, and the start of the tour. */
  full: boolean;
  /** The store whose lane is highlighted. */
  lit: string | null;
  resumeAt: number | null;
}

/** Everything visible of the demo, rendered from its state only. */
export function DemoView({ full, lit, resumeAt }: DemoViewProps) {
  return (
    <>
      {full && <Rail />}
      {full && <Caption resumeAt={resumeAt} />}
      <div className={s.stand}>
        <LaneLights lit={lit} />
        <DemoConsole lit={lit} />
      </div>
    </>
  );
}
