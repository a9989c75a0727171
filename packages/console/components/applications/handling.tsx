import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { VerbForm } from '@superbrowser/console/ui/form';
import {
  peopleWhoHandle,
  type ShownApplication,
} from '@superbrowser/console/lib/applications/load';
import type { Note } from '@superbrowser/console/lib/forms/notes';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { handlingMark } from '@superbrowser/backend/operator/applications/version';

export interface HandlingProps {
  readonly person: Person;
  readonly application: ShownApplication;
  readonly note: Note | null;
  readonly back: string;
}

/** A form about this application that is refused when somebody changed it meanwhile. */
const about = ({ person, application, back }: HandlingProps, verb: string) => ({
  person,
  verb,
  back,
  seen: handlingMark(application),
});

async function Take(props: HandlingProps) {
  const { application, person } = props;
  const t = await getTranslations('console.applications.one');
  if (application.handled_by === person.name) return null;
  return (
    <VerbForm {...about(props, 'applications take')}>
      <input type="hidden" name="number" value={application.apply_no} />
      <input type="hidden" name="over" value={application.handled_by ? 'yes' : 'no'} />
      <Button type="submit" size="sm">
        {t(application.handled_by ? 'over' : 'take')}
      </Button>
    </VerbForm>
  );
}

async function Assign(props: HandlingProps) {
  const t = await getTranslations('console.applications');
  const { value, error } = await filled(props.note, 'applications assign');
  const people = (await peopleWhoHandle()).map((name) => ({ value: name, label: name }));
  return (
    <VerbForm {...about(props, 'applications assign')} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="number" value={props.application.apply_no} />
      <SelectField
        id="to"
        name="to"
        label={t('one.assign')}
        error={error('to')}
        defaultValue={value('to') ?? props.application.handled_by ?? 'nobody'}
        options={[{ value: 'nobody', label: t('nobody') }, ...people]}
        className="min-w-40"
      />
      <Button type="submit" size="sm" variant="ghost">
        {t('one.assignSubmit')}
      </Button>
    </VerbForm>
  );
}

async function Done(props: HandlingProps) {
  const t = await getTranslations('console.applications.one');
  const { value, error } = await filled(props.note, 'applications done');
  return (
    <VerbForm {...about(props, 'applications done')} className="grid gap-3">
      <input type="hidden" name="number" value={props.application.apply_no} />
      <TextField
        id="result"
        name="note"
        label={t('result')}
        error={error('note')}
        defaultValue={value('note')}
        maxLength={1_000}
      />
      <Button type="submit" size="sm" variant="outline">
        {t('done')}
      </Button>
    </VerbForm>
  );
}

async function Reopen(props: HandlingProps) {
  const t = await getTranslations('console.applications.one');
  return (
    <VerbForm {...about(props, 'applications reopen')}>
      <input type="hidden" name="numbers" value={props.application.apply_no} />
      <Button type="submit" size="sm" variant="outline">
        {t('reopen')}
      </Button>
    </VerbForm>
  );
}

async function ExportOne({ person, application, back }: HandlingProps) {
  const t = await getTranslations('console.applications.one');
  return (
    <VerbForm person={person} verb="applications export" back={back}>
      <input type="hidden" name="numbers" value={application.apply_no} />
      <Button type="submit" size="sm" variant="ghost">
        {t('export')}
      </Button>
    </VerbForm>
  );
}

/** Who has it, and what may be done with it. */
export async function Handling(props: HandlingProps) {
  const { application, person } = props;
  const t = await getTranslations('console.applications');
  const isDone = application.state === 'done';
  return (
    <section className="panel grid gap-4">
      <h2 className="text-base">{t('one.handling')}</h2>
      <p>
        {t('handler')}: {application.handled_by ?? t('nobody')}
      </p>
      {may(person.role, 'applications take') && !isDone && (
        <>
          <Take {...props} />
          <Assign {...props} />
          <Done {...props} />
        </>
      )}
      {may(person.role, 'applications reopen') && isDone && <Reopen {...props} />}
      {may(person.role, 'applications export') && <ExportOne {...props} />}
    </section>
  );
}
