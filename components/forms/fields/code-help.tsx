import type { CodeWords } from '../words';

/** What to do when no code arrives, down to a person to ask. */
export function CodeHelp({ words, voice }: { words: CodeWords['help']; voice: boolean }) {
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
        <p className="mt-2">
          {words.contact}{' '}
          <a
            href={`tel:${words.phone}`}
            className="inline-flex min-h-11 items-center font-bold text-blue-700 underline underline-offset-4"
          >
            {words.phone}
          </a>{' '}
          <a
            href={`mailto:${words.email}`}
            className="inline-flex min-h-11 items-center font-bold break-all text-blue-700 underline underline-offset-4"
          >
            {words.email}
          </a>
        </p>
      </div>
    </details>
  );
}
