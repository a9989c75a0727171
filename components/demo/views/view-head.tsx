import s from './views.module.css';

/** Title of a page of the desktop app, with a short note. */
export const ViewHead = ({ title, note }: { title: string; note?: string }) => (
  <header className={s.head}>
    <h4>{title}</h4>
    {note && <span>{note}</span>}
  </header>
);
