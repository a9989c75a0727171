import { useTranslations } from 'next-intl';
import { Agreement, SubmitButton } from './application-form';

/** The end of a form: the tick, the button, and what becomes of what was typed. */
export function Sending({
  submit,
  agreement = true,
  application = true,
}: {
  submit: string;
  agreement?: boolean;
  /** Something is applied for; otherwise a matter is dealt with. */
  application?: boolean;
}) {
  const t = useTranslations('applications.kit');
  return (
    <div className="border-t border-line pt-4">
      {agreement && <Agreement />}
      <SubmitButton label={submit} className="mt-3" />
      <p className="mt-3 text-center text-xs text-text-3">
        {application ? t('privacy') : t('privacyOther')}
      </p>
    </div>
  );
}
