import { useContacts, useClientTranslations } from '@/components/client-messages';

export interface CodeHelpProps {
  /** Whether a voice call can read the code out. */
  hasVoice: boolean;
  /** Whether to offer the call now. */
  isCallOffered: boolean;
  /** Whether nothing can be sent at the moment. */
  isWaiting: boolean;
  onCall: () => void;
}

/** Says what to do when no code arrives: get it by a call, check a few things, or ask support. */
export function CodeHelp({ hasVoice, isCallOffered, isWaiting, onCall }: CodeHelpProps) {
  const t = useClientTranslations('forms');
  return (
    <>
      {isCallOffered && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-2">
          {t('code.voiceOffer')}
          <button
            type="button"
            aria-disabled={isWaiting || undefined}
            onClick={onCall}
            className="min-h-11 cursor-pointer font-bold text-blue-700 underline underline-offset-4 hover:text-blue-800 aria-disabled:cursor-not-allowed aria-disabled:text-text-3"
          >
            {t('code.voice')}
          </button>
        </p>
      )}
      <Advice hasVoice={hasVoice} />
    </>
  );
}

function Advice({ hasVoice }: { hasVoice: boolean }) {
  const t = useClientTranslations('forms');
  const contacts = useContacts();
  const adviceKeys = [
    'signal',
    'blocked',
    'number',
    ...(hasVoice ? (['voice'] as const) : []),
  ] as const;
  return (
    <details className="text-sm text-text-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line-2 underline-offset-4 hover:text-blue-700">
        {t('code.help.title')}
      </summary>
      <div className="rounded-md bg-mist px-4 py-3">
        <ul className="list-disc space-y-1 pl-4 marker:text-text-3">
          {adviceKeys.map((key) => (
            <li key={key}>{t(`code.help.${key}`)}</li>
          ))}
        </ul>
        {contacts.length > 0 && (
          <p className="mt-2">
            {t('code.help.contact')}
            {contacts.map(({ kind, text, href }) => (
              <a
                key={kind}
                href={href}
                className="ml-1.5 inline-flex min-h-11 items-center font-bold break-all text-blue-700 underline underline-offset-4"
              >
                {text}
              </a>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}
