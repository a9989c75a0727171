import type { ReactNode } from 'react';
import s from './lesson.module.css';

interface LessonFrameProps {
  screen: ReactNode;
  caption: ReactNode;
  controls?: ReactNode;
  captions: readonly string[];
  /** Renders a line as a control that goes to its step. */
  renderCaption?: (text: string, step: number) => ReactNode;
}

/** Screen, caption, controls, and below them a segment with its line for each step. */
export const LessonFrame = ({
  screen,
  caption,
  controls,
  captions,
  renderCaption,
}: LessonFrameProps) => (
  <div className={s.lesson}>
    <div className={s.screen}>{screen}</div>
    <div className={s.bar}>
      <p className={s.caption} aria-live="polite">
        {caption}
      </p>
      <div className={s.controls}>{controls}</div>
    </div>
    <ol className={s.lines}>
      {captions.map((text, step) => (
        <li key={step}>{renderCaption ? renderCaption(text, step) : <span>{text}</span>}</li>
      ))}
    </ol>
  </div>
);
