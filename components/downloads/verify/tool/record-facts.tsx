import { fill } from '@/components/ui/fill';
import { TextLink } from '@/components/ui/text-link';
import { downloadHref } from '@/lib/releases/types';
import { FactRows } from './panel';
import type { ShownRecord } from './read-published';
import type { VerdictWords } from './types';

export interface RecordFactsProps {
  readonly words: VerdictWords;
  readonly record: ShownRecord;
  readonly newest: ShownRecord | null;
  /** Code in the name of the file. */
  readonly promoter?: string | null;
  readonly sha256: string;
}

/** Which version it is, and where the newest one is. */
export function RecordFacts({ words, record, newest, promoter = null, sha256 }: RecordFactsProps) {
  const { line, version, kind, day, packageName } = record;
  const { facts } = words;
  return (
    <>
      <FactRows
        rows={[
          [facts.version, `${line} · ${version} (${kind})`],
          [facts.day, day],
          [facts.system, packageName],
          [facts.promoter, promoter],
          [facts.sha256, sha256],
        ]}
      />
      {newest && (
        <p className="flex flex-wrap items-center gap-x-5">
          {fill(words.newer, newestValues(newest))}
          <TextLink href={downloadHref(newest.platform, { line: newest.line })}>
            {fill(words.newest, newestValues(newest))}
          </TextLink>
        </p>
      )}
    </>
  );
}

const newestValues = ({ version }: ShownRecord) => ({ version });
