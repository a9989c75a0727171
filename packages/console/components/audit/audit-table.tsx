import { getLocale, getTranslations } from 'next-intl/server';
import type { AuditSource } from '@superbrowser/backend/database/tables';
import { group } from '@/lib/i18n/group';
import { factsInWords, type FactWords } from '@superbrowser/console/lib/audit/facts';
import { verbNamed } from '@superbrowser/console/lib/forms/perform';
import { shortOf } from '@superbrowser/console/lib/i18n/language';
import { stateWords } from '../applications/words';
import { Who } from './who';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

export interface AuditLine {
  readonly at: string;
  readonly who: string;
  readonly source: AuditSource | null;
  readonly system_user: string | null;
  readonly verb: string;
  readonly subject: string | null;
  readonly detail: string | null;
  /** JSON of what the change found and left. */
  readonly before: string | null;
  readonly after: string | null;
  readonly request_id: string | null;
}

const columns = ['at', 'who', 'verb', 'subject', 'change', 'request'] as const;

async function factWords(): Promise<FactWords> {
  const all = await getTranslations();
  const { facts, yes, no, nothing } = group(all, 'console.audit');
  const words = group(all, 'console.applications.states');
  const states = Object.entries(stateWords).map(([state, word]) => [state, words[word]]);
  return {
    facts,
    states: Object.fromEntries(states) as FactWords['states'],
    roles: group(all, 'console.frame.roles'),
    yes,
    no,
    nothing,
  };
}

async function Change({ line }: { readonly line: AuditLine }) {
  const [t, words] = [await getTranslations('console.audit'), await factWords()];
  return (
    <div className="wrap-anywhere sm:min-w-40">
      {line.before && <p>{t('before', { text: factsInWords(line.before, words) })}</p>}
      {line.after && <p>{t('after', { text: factsInWords(line.after, words) })}</p>}
      {line.detail && <p>{line.detail}</p>}
    </div>
  );
}

/** Who did what, newest first. */
export async function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }) {
  const t = await getTranslations('console.audit');
  const language = shortOf(await getLocale());
  const own: Readonly<Record<string, string>> = group(await getTranslations(), 'console.audit.own');
  if (lines.length === 0) return <p className="panel">{t('none')}</p>;
  return (
    <div className="panel">
      <Table
        label={t('title')}
        heads={columns.map((name) => t(name))}
        names={2}
        rows={lines.map((line, n) => ({
          key: `${line.at} ${n}`,
          cells: [
            <Instant key="at" at={line.at} />,
            <Who key="who" line={line} />,
            <p key="verb" className="sm:min-w-40">
              {verbNamed(line.verb)?.summary[language] ?? own[line.verb] ?? line.verb}
            </p>,
            line.subject,
            (line.before || line.after || line.detail) && <Change key="change" line={line} />,
            <code key="request" className="font-mono text-xs">
              {line.request_id?.slice(0, 8)}
            </code>,
          ],
        }))}
      />
    </div>
  );
}
