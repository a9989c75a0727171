import { getFormatter, getTranslations } from 'next-intl/server';
import type { RecentPicture } from '@superbrowser/backend/admin/operation-groups/pictures';
import { CopyButton } from '@superbrowser/console/ui/copy-button';
import { OperationFormFrame } from '@superbrowser/console/ui/operation-form-frame';
import { runReadOperation } from '@superbrowser/console/lib/operation-environment';
import { fileFieldName } from '@superbrowser/console/lib/forms/form-fields';
import { type FormResult, createFormState } from '@superbrowser/console/lib/forms/form-results';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { Button } from '@/components/ui/button';

const addPictureVerb = 'pictures add';

/** The page with the Markdown of uploaded pictures. */
export const picturesPath = '/news/pictures';

interface PicturesPanelProps {
  readonly staffMember: SignedInStaff;
  /** The result of an upload. Left out next to an editor, where a response in this tab would lose unsaved text. */
  readonly result?: FormResult | null;
}

/** The latest uploads, each with its Markdown. */
async function RecentPictures({ staffMember }: Pick<PicturesPanelProps, 'staffMember'>) {
  const [t, format] = [await getTranslations('console.publishing.pictures'), await getFormatter()];
  const recentPictures = await runReadOperation<readonly RecentPicture[]>(
    'pictures list',
    staffMember,
  );
  if (recentPictures.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="min-h-6 cursor-pointer py-2 font-bold text-blue-700">
        {t('recent', { count: recentPictures.length })}
      </summary>
      <ul className="mt-2 grid gap-4 md:grid-cols-2">
        {recentPictures.map(({ name, markdown, at, by }) => (
          <li key={name} className="flex min-w-0 items-start gap-4">
            <img
              src={`/api/pictures/${name}`}
              alt=""
              loading="lazy"
              className="max-h-20 w-28 rounded-sm bg-mist object-contain"
            />
            <div className="min-w-0">
              <code className="font-mono text-xs break-all select-all">{markdown}</code>
              <p className="text-xs text-text-3">
                {format.dateTime(new Date(at), 'instant')} {by}
              </p>
              <CopyButton text={markdown} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Uploads a picture; the result is its Markdown. */
export async function PicturesPanel({ staffMember, result }: PicturesPanelProps) {
  const t = await getTranslations('console.publishing.pictures');
  const { error } = await createFormState(result ?? null, addPictureVerb);
  if (!isAllowed(staffMember.role, addPictureVerb)) return null;
  const [addedPicture] =
    (result?.kind === 'done' && result.verb === addPictureVerb && result.details) || [];
  const markdown = addedPicture?.text;
  return (
    <section className="panel" id="pictures">
      {result === undefined && <h2 className="mb-4 text-base">{t('title')}</h2>}
      {typeof markdown === 'string' && (
        <div role="status" className="mb-4 grid gap-1">
          <p>{t('added')}</p>
          <code className="font-mono text-xs break-all select-all">{markdown}</code>
          <div>
            <CopyButton text={markdown} />
          </div>
        </div>
      )}
      <OperationFormFrame
        staffMember={staffMember}
        verb={addPictureVerb}
        returnPath={picturesPath}
        takesFiles
        opensTab={result === undefined}
        className="grid max-w-md gap-3"
      >
        <div>
          <label htmlFor="picture-file" className="text-[0.9375rem] font-bold">
            {t('choose')}
          </label>
          <input
            id="picture-file"
            type="file"
            name={fileFieldName('file')}
            accept="image/png,image/jpeg,image/webp"
            aria-describedby="picture-hint"
            required
            className="mt-1 block min-h-11 w-full cursor-pointer text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-blue-50 file:px-4 file:text-blue-700"
          />
          <p id="picture-hint" className="mt-1 text-xs text-text-3">
            {t('hint')}
            {result === undefined && ` ${t('tab')}`}
          </p>
          {error('file') && <p className="mt-1 text-sm text-risk">{error('file')}</p>}
        </div>
        <Button type="submit" variant="ghost" className="justify-self-start">
          {t('add')}
        </Button>
      </OperationFormFrame>
      <RecentPictures staffMember={staffMember} />
    </section>
  );
}
