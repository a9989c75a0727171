import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Agreement, SubmitButton } from './application-form';

/** The end of a form: the tick, the button, and what becomes of what was typed. */
export function Sending({
  submit,
  application = true,
  narrow = false,
  danger = false,
}: {
  submit: string;
  /** Something is applied for; otherwise a matter is dealt with. */
  application?: boolean;
  /** The form has no names of parts to the left of its fields. */
  narrow?: boolean;
  /** What is sent takes something away for good. */
  danger?: boolean;
}) {
  const t = useTranslations('applications.kit');
  return (
    <div
      className={cn(
        'border-t border-line pt-4',
        !narrow && 'lg:pt-6 lg:pl-[296px]',
        // From here, because a look of the button itself would travel with the scripts of every form.
        danger && '[&_button[type]]:bg-risk [&_button[type]]:hover:brightness-90',
      )}
    >
      <Agreement />
      <SubmitButton label={submit} className="mt-3" />
      <p className="mt-3 text-center text-xs text-text-3">
        {application ? t('privacy') : t('privacyOther')}
      </p>
    </div>
  );
}
