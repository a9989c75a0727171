import { useDemo } from '../demo-context';
import { Act } from '../parts/act';
import s from './head.module.css';
import { TourBar } from './tour-bar';

/** What the scene is about, and the way into the tour; in the tour its own bar. */
export function Caption({ resumeAt }: { resumeAt: number | null }) {
  const { state, words } = useDemo();
  if (state.tour !== null) return <TourBar step={state.tour} />;
  const { title, note } = words.scenes[state.scene];
  return (
    <div className={s.caption}>
      <div>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <Act event={{ type: 'tour', step: resumeAt ?? 0 }} className={s.ghost}>
        {resumeAt === null ? words.tour.start : words.tour.resume}
      </Act>
    </div>
  );
}
