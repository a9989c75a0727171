import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import s from './head.module.css';
import { TourBar } from './tour-bar';

/** Title and text of the scene, and the start of the tour; during the tour the tour bar. */
export function SceneCaption({ resumeStep }: { resumeStep: number | null }) {
  const { state, messages } = useDemo();
  if (state.tourStep !== null) return <TourBar step={state.tourStep} />;
  const { title, note } = messages.scenes[state.scene];
  return (
    <div className={s.caption}>
      <div>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <EventButton event={{ type: 'showTourStep', step: resumeStep ?? 0 }} className={s.ghost}>
        {resumeStep === null ? messages.tour.start : messages.tour.resume}
      </EventButton>
    </div>
  );
}
