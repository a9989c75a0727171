import { cn } from '@/components/ui/cn';
import { fillTemplate } from '@/components/ui/fill-template';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { tourScenes } from '@/lib/demo/tour-scenes';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import s from './head.module.css';

/** Progress of the tour, the task, and the next button; every step can be skipped. */
export function TourBar({ step }: { step: number }) {
  const { state, messages, nextClick } = useDemo();
  const { title, note } = messages.scenes[state.scene];
  const isDone = nextClick === null;
  const isLast = step === tourScenes.length - 1;
  return (
    <section aria-label={messages.tour.label} className={s.tour}>
      <ol>
        {tourScenes.map((scene, index) => (
          <li key={scene}>
            <EventButton
              event={{ type: 'showTourStep', step: index }}
              aria-label={fillTemplate(messages.tour.step, {
                n: index + 1,
                name: messages.scenes[scene].name,
              })}
              aria-current={index === step ? 'step' : undefined}
            >
              {index < step || (index === step && isDone) ? (
                <DrawnIcon name="check" size={14} />
              ) : (
                <span>{index + 1}</span>
              )}
            </EventButton>
          </li>
        ))}
      </ol>
      <div>
        <h2>{title}</h2>
        <p>
          {isDone && <b>{messages.tour.done}</b>}
          {note}
        </p>
      </div>
      <EventButton event={{ type: 'endTour' }} className={s.ghost}>
        {messages.tour.leave}
      </EventButton>
      <EventButton
        event={isLast ? { type: 'endTour' } : { type: 'showTourStep', step: step + 1 }}
        className={cn(s.next, isDone && s.ready)}
        data-next
      >
        {isLast ? messages.tour.finish : messages.tour.next}
      </EventButton>
    </section>
  );
}
