import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import type { ErasePlan } from '@superbrowser/backend/operator/person-plan';
import { VerbForm } from '@superbrowser/console/ui/form';
import { ownFields } from '@superbrowser/console/lib/forms/fields';
import type { Note } from '@superbrowser/console/lib/forms/notes';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import { read } from '@superbrowser/console/lib/forms/perform';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { ErasePlanLists } from './erase-plan';
import { Part } from './part';

interface TakeOutProps {
  readonly person: Person;
  /** As it was typed. */
  readonly phone: string;
  readonly note: Note | null;
  readonly back: string;
}

async function Erase({ person, phone, note, back }: TakeOutProps) {
  const t = await getTranslations('console.people.take');
  const { error, value } = await filled(note, 'people erase');
  const plan = await read<ErasePlan>('people preview', { phone }, person.name);
  return (
    <VerbForm person={person} verb="people erase" back={back} className="mt-6 grid gap-3">
      <input type="hidden" name="phone" value={phone} />
      <ErasePlanLists plan={plan} isDone={false} />
      <TextField
        id="confirm"
        name={ownFields.confirm}
        label={t('confirm')}
        hint={t('eraseHint')}
        error={error(ownFields.confirm)}
        defaultValue={value(ownFields.confirm)}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="outline" className="!text-risk">
        {t('submit')}
      </Button>
    </VerbForm>
  );
}

/** A copy for the person, and the end of all that is kept. */
export async function TakeOut(props: TakeOutProps) {
  const { person, phone, back } = props;
  const t = await getTranslations('console.people.take');
  return (
    <Part title={t('title')}>
      <VerbForm person={person} verb="people export" back={back}>
        <input type="hidden" name="phone" value={phone} />
        <Button type="submit" variant="ghost">
          {t('export')}
        </Button>
        <p className="mt-1.5 text-xs text-text-3">{t('exportHint')}</p>
      </VerbForm>
      {may(person.role, 'people erase') && <Erase {...props} />}
    </Part>
  );
}
