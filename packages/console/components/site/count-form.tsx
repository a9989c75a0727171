import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { VerbForm } from '@superbrowser/console/ui/form';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import type { SiteContentProps } from '@superbrowser/console/lib/site-content';
import { may } from '@superbrowser/console/lib/who/rights';

/** How many stores pages say there are. */
export async function CountForm({ person, note, content }: SiteContentProps) {
  const t = await getTranslations('console.site.count');
  const { value, error } = await filled(note, 'count set');
  const canChange = may(person.role, 'count set');
  return (
    <section className="panel">
      <h2 className="mb-4 text-base">{t('title')}</h2>
      {content.count === null && <p className="mb-3 text-text-2">{t('none')}</p>}
      <VerbForm person={person} verb="count set" back="/site" className="grid gap-4">
        <TextField
          id="count"
          name="count"
          label={t('label')}
          hint={t('hint')}
          defaultValue={value('count') ?? content.count ?? ''}
          error={error('count')}
          readOnly={!canChange}
          required
        />
        {canChange && (
          <Button type="submit" size="sm" className="justify-self-start">
            {t('save')}
          </Button>
        )}
      </VerbForm>
    </section>
  );
}
