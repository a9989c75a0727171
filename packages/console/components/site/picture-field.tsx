import { TextField } from '@/components/ui/fields/text-field';
import { configuredSurroundings } from '@superbrowser/backend/operator/command/surroundings';
import { fileField } from '@superbrowser/console/lib/forms/fields';

interface PictureFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly words: { readonly choose: string; readonly hint: string; readonly now: string };
  /** The address that is stored. */
  readonly stored: string | undefined;
}

/** The address of a picture, or the picture itself. */
export function PictureField(props: PictureFieldProps) {
  const { words, stored, ...field } = props;
  const { id, name, readOnly } = field;
  const { siteOrigin } = configuredSurroundings();
  const address = stored && new URL(stored, siteOrigin).href;
  return (
    <div className="min-w-0">
      <TextField {...field} />
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm text-blue-700 hover:underline"
        >
          {words.now}
        </a>
      )}
      {!readOnly && (
        <div className="mt-2">
          <label htmlFor={`${id}-file`} className="sr-only">
            {words.choose}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            name={fileField(name)}
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-file-hint`}
            className="block min-h-11 w-full cursor-pointer text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-blue-50 file:px-4 file:text-blue-700"
          />
          <p id={`${id}-file-hint`} className="mt-1 text-xs text-text-3">
            {words.hint}
          </p>
        </div>
      )}
    </div>
  );
}
