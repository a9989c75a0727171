import { Badge } from '@/components/ui/badge';
import type { Weight } from '@/lib/detect/findings';
import type { Finding } from '@/lib/detect/report';
import type { DetectWords } from './types';
import { ValueText } from './value-text';

const tones = { high: 'risk', medium: 'soft', low: 'blue' } as const satisfies Record<
  Weight,
  string
>;

/** Contradictions, heaviest first: what clashes, what a page makes of it, what to change. */
export function FindingList({
  words,
  findings,
}: {
  words: DetectWords;
  findings: readonly Finding[];
}) {
  return (
    <div className="mt-10 md:mt-14">
      <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{words.findings}</h3>
      {findings.length === 0 ? (
        <p className="py-5">{words.none}</p>
      ) : (
        <>
          <ol>
            {findings.map((finding) => (
              <FindingRow key={finding.id} words={words} finding={finding} />
            ))}
          </ol>
          <p className="mt-5 max-w-[52em] text-[15px]">{words.ours}</p>
        </>
      )}
    </div>
  );
}

function FindingRow({ words, finding }: { words: DetectWords; finding: Finding }) {
  const { title, why, fix } = words.rules[finding.id];
  return (
    <li
      data-finding={finding.id}
      className="grid gap-x-12 gap-y-5 border-b border-line-2 py-6 lg:grid-cols-[5fr_6fr]"
    >
      <div className="min-w-0">
        <Badge tone={tones[finding.weight]} className="text-xs">
          {words.weights[finding.weight]}
        </Badge>
        <h4 className="mt-2 text-[20px] leading-snug font-bold text-text">{title}</h4>
        {finding.evidence.length > 0 && (
          <dl className="mt-4 grid gap-3">
            {finding.evidence.map(({ source, value }) => (
              <div key={source} className="rounded-md bg-mist px-4 py-2.5">
                <dt className="text-sm text-text-3">{words.sources[source]}</dt>
                <dd className="text-text">
                  <ValueText words={words} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <dl className="grid content-start gap-4">
        <div>
          <dt className="text-sm text-text-3">{words.why}</dt>
          <dd>{why}</dd>
        </div>
        <div>
          <dt className="text-sm text-text-3">{words.fix}</dt>
          <dd className="text-text">{fix}</dd>
        </div>
      </dl>
    </li>
  );
}
