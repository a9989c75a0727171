import { getTranslations } from 'next-intl/server';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { StoredNow, type Stored } from './stored-now';

interface WrittenFieldProps {
  /** As the form sends it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Lines it shows; 1 is a field of one line. */
  readonly rows: number;
  readonly value: string;
  readonly error?: string | undefined;
  readonly lang: string;
  /** What somebody else has stored meanwhile; null where nobody has. */
  readonly stored: Stored | null;
}

/** A text of an article or a campaign, beside what somebody else has made of it meanwhile. */
export async function WrittenField(props: WrittenFieldProps) {
  const { name, label, hint, rows, value, error, lang, stored } = props;
  const t = await getTranslations('console.publishing');
  const common = { id: name, name, label, hint, defaultValue: value, error, lang };
  return (
    <div>
      {rows === 1 ? (
        <TextField {...common} />
      ) : (
        <TextAreaField {...common} rows={rows} spellCheck={rows < 10} />
      )}
      <StoredNow name={name} value={value} stored={stored} none={t('empty')} />
    </div>
  );
}
