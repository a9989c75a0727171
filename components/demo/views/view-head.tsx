import s from './views.module.css';

/** Name of a page of the console, and a short note next to it. */
export const ViewHead = ({ title, note }: { title: string; note?: string }) => (
  <header className={s.head}>
    <h4>{title}</h4>
    {note && <span>{note}</span>}
  </header>
);
