import { getFormatter } from 'next-intl/server';
import type { ReactNode } from 'react';

/** An instant, shown in China time. @param at ISO 8601 */
export async function Instant({ at }: { readonly at: string }) {
  const format = await getFormatter();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), 'instant')}
    </time>
  );
}

/** A day. @param day YYYY-MM-DD */
export async function Day({ day }: { readonly day: string }) {
  const format = await getFormatter();
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {format.dateTime(new Date(`${day}T12:00:00+08:00`), 'day')}
    </time>
  );
}

/** A phone number as a link to call it. A masked number is plain text. */
export function PhoneText({ number }: { readonly number: string }) {
  if (number.includes('*')) return <span className="whitespace-nowrap">{number}</span>;
  return (
    <a
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      className="inline-flex min-h-6 items-center whitespace-nowrap text-blue-700 hover:underline"
    >
      {number}
    </a>
  );
}

interface DetailListProps {
  /** Null, undefined and empty values are left out. */
  readonly details: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of names with values. */
export const DetailList = ({ details }: DetailListProps) => (
  <dl className="details">
    {details
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
