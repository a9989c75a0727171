import { useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import { bookableDays } from '@superbrowser/contract/forms/visit-days';
import { SelectField } from '@/components/ui/fields/select-field';
import { useField } from '@/components/forms/inputs';

/** A day as people say it: 11月24日 周二. */
function dayName(locale: Locale): (day: string) => string {
  const style = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    // The day stands in the text already; no zone may move it.
    timeZone: 'UTC',
  });
  return (day) => style.format(new Date(`${day}T00:00:00Z`));
}

const subscribe = () => () => undefined;

/** A day that can be booked. The page is static, so the days are counted in the browser. */
export function DayInput({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { words, id, error, bind } = useField(name);
  const days = useSyncExternalStore(
    subscribe,
    () => bookableDays(Date.now()).join(' '),
    () => '',
  );
  const named = dayName(words.locale);
  return (
    <SelectField
      {...bind()}
      id={id}
      label={label}
      hint={hint}
      error={error}
      options={[
        { value: '', label: words.choose },
        ...days.split(' ').flatMap((day) => (day ? [{ value: day, label: named(day) }] : [])),
      ]}
    />
  );
}
