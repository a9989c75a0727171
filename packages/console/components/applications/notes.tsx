import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { VerbForm } from '@superbrowser/console/ui/form';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import { may } from '@superbrowser/console/lib/who/rights';
import type { HandlingProps } from './handling';

/** What was written about it, a line each time; a line never stands against another. */
export async function Notes({ person, application, note, back }: HandlingProps) {
  const t = await getTranslations('console.applications.one');
  const { value, error } = await filled(note, 'applications note');
  const lines = application.note?.split('\n') ?? [];
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('noteTitle')}</h2>
      {lines.length === 0 && <p className="text-text-3">{t('noteNone')}</p>}
      <ul className="grid gap-1.5">
        {lines.map((line, n) => (
          <li key={n} className="break-words">
            {line}
          </li>
        ))}
      </ul>
      {may(person.role, 'applications note') && (
        <VerbForm person={person} verb="applications note" back={back} className="mt-4 grid gap-3">
          <input type="hidden" name="number" value={application.apply_no} />
          <TextField
            id="text"
            name="text"
            label={t('noteField')}
            defaultValue={value('text')}
            error={error('text')}
            maxLength={1_000}
            required
          />
          <Button type="submit" size="sm" variant="ghost">
            {t('noteSubmit')}
          </Button>
        </VerbForm>
      )}
    </section>
  );
}
