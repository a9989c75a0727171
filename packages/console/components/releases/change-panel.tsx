import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { VerbForm } from '@superbrowser/console/ui/form';
import type { ListedRelease } from '@superbrowser/console/lib/releases/load';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { systemWords } from './names';

interface ChangePanelProps {
  readonly person: Person;
  readonly release: ListedRelease;
}

const types = ['latest', 'beta', 'older'] as const;

function Named({ release: { system, line, version } }: { readonly release: ListedRelease }) {
  return Object.entries({ system, line, version }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

async function Mark({ person, release }: ChangePanelProps) {
  const t = await getTranslations('console.releases');
  if (release.line === 'v6') return <p className="text-text-2">{t('panel.onlyLatest')}</p>;
  return (
    <VerbForm person={person} verb="release mark" back="/releases" className="grid gap-3">
      <Named release={release} />
      <SelectField
        id="mark-type"
        name="type"
        label={t('panel.mark')}
        defaultValue={release.type}
        options={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
      />
      <p className="text-text-2">{t('panel.markHint')}</p>
      <Button type="submit" size="sm" className="justify-self-start">
        {t('panel.markDo')}
      </Button>
    </VerbForm>
  );
}

async function Retire({ person, release }: ChangePanelProps) {
  const t = await getTranslations('console.releases.panel');
  return (
    <VerbForm person={person} verb="release retire" back="/releases" className="grid gap-3">
      <Named release={release} />
      <p className="text-text-2">{t('retireHint')}</p>
      <Button type="submit" size="sm" variant="outline" className="justify-self-start !text-risk">
        {t('retire')}
      </Button>
    </VerbForm>
  );
}

/** What can be done with one version. */
export async function ChangePanel(props: ChangePanelProps) {
  const { person, release } = props;
  const [t, nameOf] = [await getTranslations('console.releases'), await systemWords()];
  const name = t('group', { system: nameOf(release.system), line: release.line });
  return (
    <section id="change" className="panel mb-6" aria-labelledby="change-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="change-title" className="text-base">
          {t('changeOne', { name: `${name} ${release.version}` })}
        </h2>
        <a href="/releases" className="inline-flex min-h-11 items-center font-bold text-blue-700">
          {t('panel.close')}
        </a>
      </div>
      <div className="mt-3 grid items-start gap-6 md:grid-cols-2">
        {release.file && may(person.role, 'release mark') && <Mark {...props} />}
        {may(person.role, 'release retire') && <Retire {...props} />}
      </div>
    </section>
  );
}
