import { DemoConsole } from './frame/console';
import { LaneLights } from './frame/lane-lights';
import { Caption } from './frame/caption';
import { Rail } from './frame/rail';
import s from './frame/frame.module.css';

export interface DemoViewProps {
  /** With the day above the console, and the way into the tour. */
  full: boolean;
  /** The store whose lane shines. */
  lit: string | null;
  resumeAt: number | null;
}

/** All that is seen of the demo; drawn from its state alone. */
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
