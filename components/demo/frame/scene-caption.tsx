import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import s from './head.module.css';
import { TourBar } from './tour-bar';

/** Title and text of the scene, and the start of the tour; during the tour the tour bar. */
export function SceneCaption({ resumeAt }: { resumeAt: number | null }) {
  const { state, messages } = useDemo();
  if (state.tour !== null) return <TourBar step={state.tour} />;
  const { title, note } = messages.scenes[state.scene];
  return (
    <div className={s.caption}>
      <div>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <EventButton event={{ type: 'tour', step: resumeAt ?? 0 }} className={s.ghost}>
        {resumeAt === null ? messages.tour.start : messages.tour.resume}
      </EventButton>
    </div>
  );
}
