import type { CodeWords } from '../words';

export interface CodeHelpProps {
  words: CodeWords;
  /** The code can be read out by telephone. */
  voice: boolean;
  /** Now is the time to offer that. */
  callOffered: boolean;
  /** Nothing can be sent at the moment. */
  waiting: boolean;
  onCall: () => void;
}

/** What to do when no code arrives: have it read out, check a few things, ask a person. */
export function CodeHelp({ words, voice, callOffered, waiting, onCall }: CodeHelpProps) {
  return (
    <>
      {callOffered && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-2">
          {words.voiceOffer}
          <button
            type="button"
            aria-disabled={waiting || undefined}
            onClick={onCall}
            className="min-h-11 cursor-pointer font-bold text-blue-700 underline underline-offset-4 hover:text-blue-800 aria-disabled:cursor-not-allowed aria-disabled:text-text-3"
          >
            {words.voice}
          </button>
        </p>
      )}
      <Advice words={words.help} voice={voice} />
    </>
  );
}

function Advice({ words, voice }: { words: CodeWords['help']; voice: boolean }) {
  // The last advice is about calls.
  const items = voice ? words.items : words.items.slice(0, -1);
  return (
    <details className="text-sm text-text-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line-2 underline-offset-4 hover:text-blue-700">
        {words.title}
      </summary>
      <div className="rounded-md bg-mist px-4 py-3">
        <ul className="list-disc space-y-1 pl-4 marker:text-text-3">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {words.lines.length > 0 && (
          <p className="mt-2">
            {words.contact}
            {words.lines.map(({ kind, text, href }) => (
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
