import { getLocale, getTranslations } from 'next-intl/server';
import { systemNames } from '@superbrowser/backend/admin/records/releases/systems';
import { formatSize } from '@/lib/downloads/format';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { VerbForm } from '@superbrowser/console/ui/form';
import { Facts } from '@superbrowser/console/ui/value';
import { type Note, filled, type Filled } from '@superbrowser/console/lib/forms/notes';
import { languageOf } from '@superbrowser/console/lib/i18n/language';
import { guessOf } from './guess';
import type { KeyedUpload } from '@superbrowser/console/upload/load';
import type { Person } from '@superbrowser/console/lib/session';
import { systemWords } from '@superbrowser/console/upload/names';

interface PublishFormProps {
  readonly person: Person;
  /** The package; null for one that is elsewhere. */
  readonly upload: KeyedUpload | null;
  readonly note: Note | null;
}

const lines = ['v5', 'v6'] as const;
const types = ['latest', 'beta', 'older'] as const;

async function PackageFacts({ upload }: { readonly upload: KeyedUpload }) {
  const t = await getTranslations('console.releases.form');
  const size = formatSize(upload.size, languageOf(await getLocale(), null));
  return (
    <div className="mt-4 rounded-md bg-mist p-4">
      <Facts
        facts={[
          [t('file'), upload.file],
          [t('size'), size],
          [t('hash'), upload.sha256],
        ]}
      />
    </div>
  );
}

/** Of a package on the download host, size and SHA-256 were not read here. */
async function Address({ value, error }: Filled) {
  const t = await getTranslations('console.releases.form');
  return (
    <>
      {(['url', 'size'] as const).map((name) => (
        <TextField
          key={name}
          id={`publish-${name}`}
          name={name}
          label={t(name === 'size' ? 'bytes' : name)}
          inputMode={name === 'size' ? 'numeric' : 'url'}
          defaultValue={value(name)}
          error={error(name)}
          required
        />
      ))}
    </>
  );
}

async function Named({ value, error, upload }: Filled & Pick<PublishFormProps, 'upload'>) {
  const [t, nameOf] = [await getTranslations('console.releases'), await systemWords()];
  const guess = upload ? guessOf(upload.file) : { system: 'windows', line: 'v5', version: '' };
  const choices = {
    system: systemNames.map((name) => ({ value: name, label: nameOf(name) })),
    line: lines.map((name) => ({ value: name, label: name })),
    type: types.map((name) => ({ value: name, label: t(`types.${name}`) })),
  };
  const select = (name: keyof typeof choices, given: string) => (
    <SelectField
      id={`publish-${name}`}
      name={name}
      label={t(`form.${name}`)}
      defaultValue={value(name) ?? given}
      error={error(name)}
      options={choices[name]}
    />
  );
  return (
    <>
      {select('system', guess.system)}
      {select('line', guess.line)}
      <TextField
        id="publish-version"
        name="version"
        label={t('form.version')}
        defaultValue={value('version') ?? guess.version}
        error={error('version')}
        placeholder="5.292.0"
        autoComplete="off"
        required
      />
      {select('type', 'latest')}
    </>
  );
}

/** Makes a version of a package, now or later. */
export async function PublishForm({ person, upload, note }: PublishFormProps) {
  const t = await getTranslations('console.releases.form');
  const fills = await filled(note, 'releases publish');
  const { value, error } = fills;
  return (
    <section id="publish" className="panel mb-6" aria-labelledby="publish-title">
      <h2 id="publish-title" className="text-base">
        {t('title')}
      </h2>
      {upload && <PackageFacts upload={upload} />}
      <VerbForm
        person={person}
        verb="releases publish"
        back={upload ? `/releases/new?upload=${upload.id}` : '/releases/new'}
        className="mt-4 grid items-start gap-4 md:grid-cols-2"
      >
        {upload && <input type="hidden" name="upload" value={upload.id} />}
        {!upload && <Address {...fills} />}
        <Named {...fills} upload={upload} />
        <TextField
          id="publish-sha256"
          name="sha256"
          label={t('sha256')}
          hint={t('sha256Hint')}
          defaultValue={value('sha256')}
          error={error('sha256')}
          autoComplete="off"
          spellCheck={false}
          required={!upload}
        />
        <TextField
          id="publish-at"
          name="at"
          type="datetime-local"
          label={t('at')}
          hint={t('atHint')}
          defaultValue={value('at')}
          error={error('at')}
        />
        <Button type="submit" className="md:col-span-2">
          {t('submit')}
        </Button>
      </VerbForm>
    </section>
  );
}
