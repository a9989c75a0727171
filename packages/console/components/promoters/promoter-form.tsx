import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/text-field';
import { VerbForm } from '@superbrowser/console/ui/form';
import type { Note } from '@superbrowser/console/lib/forms/notes';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import type { Promoter } from '@superbrowser/console/lib/promoters';
import type { Person } from '@superbrowser/console/lib/who/session';

interface PromoterFormProps {
  readonly person: Person;
  /** Who is changed; null: somebody new. */
  readonly promoter: Promoter | null;
  readonly note: Note | null;
}

const fields = ['id', 'name', 'company', 'base', 'more'] as const;

/** Adds a promoter, or changes one. */
export async function PromoterForm({ person, promoter, note }: PromoterFormProps) {
  const t = await getTranslations('console.promoters');
  const { value, error } = await filled(note, 'promoters set');
  const stored = {
    id: promoter?.promoter_id,
    name: promoter?.username,
    company: promoter?.company_name,
    base: promoter?.base_coupon,
    more: promoter?.more_coupon,
  };
  const toV6 = value('to-v6') ?? (promoter?.to_v6 ? 'yes' : 'no');
  return (
    <section id="promoter" className="panel mt-6" aria-labelledby="promoter-title">
      <h2 id="promoter-title" className="text-base">
        {promoter ? `${t('edit')}: ${promoter.promoter_id}` : t('add')}
      </h2>
      <VerbForm
        person={person}
        verb="promoters set"
        back="/promoters"
        className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3"
      >
        {fields.map((name) => (
          <TextField
            key={name}
            id={`promoter-${name}`}
            name={name}
            label={t(name)}
            defaultValue={value(name) ?? stored[name]}
            error={error(name)}
            readOnly={name === 'id' && promoter !== null}
            inputMode={name === 'base' || name === 'more' ? 'numeric' : undefined}
            required={name === 'id' || name === 'base' || name === 'more'}
          />
        ))}
        <input type="hidden" name="to-v6" value="no" />
        <Checkbox
          id="promoter-v6"
          name="to-v6"
          value="yes"
          defaultChecked={toV6 === 'yes'}
          className="md:mt-7"
        >
          {t('toV6')}
        </Checkbox>
        <Button type="submit" className="md:col-span-2 xl:col-span-3">
          {t('save')}
        </Button>
      </VerbForm>
    </section>
  );
}
