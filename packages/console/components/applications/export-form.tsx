import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { VerbForm } from '@superbrowser/console/ui/form';
import { exportInput, type FilterParts } from '@superbrowser/console/lib/applications/filter';
import type { Person } from '@superbrowser/console/lib/who/session';

interface ExportFormProps {
  readonly person: Person;
  readonly parts: FilterParts;
  readonly back: string;
}

/** More than this is a job for the command line. */
const most = 10_000;

/** What is listed, as a file; it leaves a line in the audit. */
export async function ExportForm({ person, parts, back }: ExportFormProps) {
  const t = await getTranslations('console.applications');
  return (
    <VerbForm person={person} verb="applications export" back={back} className="mt-4">
      {Object.entries({ ...exportInput(parts), most: String(most) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" variant="ghost">
        {t('export')}
      </Button>
    </VerbForm>
  );
}
