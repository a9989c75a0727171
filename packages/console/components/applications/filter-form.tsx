import { getTranslations } from 'next-intl/server';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { applicationStates } from '@superbrowser/backend/database/tables';
import {
  applyKinds,
  nobody,
  type FilterParts,
} from '@superbrowser/console/lib/applications/filter';
import { Filters } from '@superbrowser/console/ui/filters';
import { stateWords } from './words';

interface FilterFormProps {
  readonly parts: FilterParts;
  /** Who may have applications. */
  readonly handlers: readonly string[];
}

/** What is listed, as the address says it. */
export async function FilterForm({ parts, handlers }: FilterFormProps) {
  const t = await getTranslations('console.applications');
  const all = { value: '', label: t('all') };
  const kinds = applyKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const states = applicationStates.map((value) => ({
    value,
    label: t(`states.${stateWords[value]}`),
  }));
  const people = handlers.map((value) => ({ value, label: value }));
  return (
    <Filters isActive={Object.values(parts).some(Boolean)}>
      <TextField id="q" name="q" type="search" label={t('search')} defaultValue={parts.q} />
      <SelectField
        id="kind"
        name="kind"
        label={t('kind')}
        defaultValue={parts.kind}
        options={[all, ...kinds]}
      />
      <SelectField
        id="state"
        name="state"
        label={t('state')}
        defaultValue={parts.state}
        options={[all, ...states]}
      />
      <SelectField
        id="handler"
        name="handler"
        label={t('handler')}
        defaultValue={parts.handler}
        options={[all, { value: nobody, label: t('nobody') }, ...people]}
      />
      <TextField id="from" name="from" type="date" label={t('from')} defaultValue={parts.from} />
      <TextField
        id="until"
        name="until"
        type="date"
        label={t('until')}
        defaultValue={parts.until}
      />
    </Filters>
  );
}
