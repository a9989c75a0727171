import { getLocale, getTranslations } from 'next-intl/server';
import { findOperationByVerb } from '@superbrowser/backend/admin/all-operation-groups';
import { type FormResult, createFormState } from '@superbrowser/console/lib/forms/form-results';
import { chooseLocale, toLanguage } from '@superbrowser/console/lib/i18n/language';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { FieldControl } from '@superbrowser/console/ui/field-control';
import { OperationFormFrame } from '@superbrowser/console/ui/operation-form-frame';
import { DetailList } from '@superbrowser/console/ui/formatted-values';
import { publishVerb } from '@superbrowser/console/lib/uploads/upload-requests';
import { Button } from '@/components/ui/button';
import { formatSize } from '@/lib/core/i18n/file-size';
import type { UploadWithToken } from './load-uploads';
import { guessRelease } from './guess-release';

interface PublishFormProps {
  readonly staffMember: SignedInStaff;
  /** The uploaded package; null for a package on another host. */
  readonly upload: UploadWithToken | null;
  readonly result: FormResult | null;
}

async function PackageDetails({ upload }: { readonly upload: UploadWithToken }) {
  const t = await getTranslations('console.releases.unpublished');
  const size = formatSize(upload.size, chooseLocale(await getLocale(), null));
  return (
    <div className="mt-4 rounded-md bg-mist p-4">
      <DetailList
        details={[
          [t('file'), upload.file],
          [t('size'), size],
          ['SHA-256', upload.sha256],
        ]}
      />
    </div>
  );
}

const fieldOrder = ['platform', 'line', 'version', 'type', 'sha256', 'at'] as const;

/**
 * Publishes a package as a version, now or later. For a package on another host, staff also enter its address, size
 * and SHA-256; of an upload, the expected SHA-256 is optional.
 */
export async function PublishForm({ staffMember, upload, result }: PublishFormProps) {
  const t = await getTranslations('console.releases.form');
  const language = toLanguage(await getLocale());
  const { value, error } = await createFormState(result, publishVerb);
  const { args = {} } = findOperationByVerb('releases publish')?.operation ?? {};
  const requiredNames = [
    'platform',
    'line',
    'version',
    'type',
    ...(upload ? [] : ['url', 'size', 'sha256']),
  ];
  const guessed = upload
    ? guessRelease(upload.file)
    : ({ platform: 'windows', line: 'v5' } as const);
  const initialValues: Readonly<Record<string, string>> = { ...guessed, type: 'latest' };
  return (
    <section id="publish" className="panel mb-6" aria-labelledby="publish-title">
      <h2 id="publish-title" className="text-base">
        {t('title')}
      </h2>
      {upload && <PackageDetails upload={upload} />}
      <OperationFormFrame
        staffMember={staffMember}
        verb={publishVerb}
        returnPath={upload ? `/releases/new?upload=${upload.id}` : '/releases/new'}
        className="mt-4 grid items-start gap-4 md:grid-cols-2"
      >
        {upload && <input type="hidden" name="upload" value={upload.id} />}
        {[...(upload ? [] : ['url', 'size']), ...fieldOrder].map((name) => {
          const field = args[name];
          if (!field) return null;
          const initialValue = value(name) ?? initialValues[name];
          return (
            <FieldControl
              key={name}
              id={`publish-${name}`}
              name={name}
              field={field}
              language={language}
              value={initialValue}
              error={error(name)}
              isRequired={requiredNames.includes(name)}
            />
          );
        })}
        <p className="text-text-2 md:col-span-2">{t('published')}</p>
        <Button type="submit" className="md:col-span-2">
          {t('title')}
        </Button>
      </OperationFormFrame>
    </section>
  );
}
