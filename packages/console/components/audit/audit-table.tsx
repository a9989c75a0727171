import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { AuditSource } from '@superbrowser/backend/database/tables';
import { group } from '@/lib/i18n/group';
import { factsInWords, type FactWords } from '@superbrowser/console/lib/audit/facts';
import { verbNamed } from '@superbrowser/console/lib/forms/perform';
import { shortOf } from '@superbrowser/console/lib/i18n/language';
import { stateWords } from '../applications/words';
import { Who } from './who';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

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
    <>
      {line.before && <p>{t('before', { text: factsInWords(line.before, words) })}</p>}
      {line.after && <p>{t('after', { text: factsInWords(line.after, words) })}</p>}
      {line.detail && <p>{line.detail}</p>}
    </>
  );
}

/** Who did what, newest first. */
export async function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }) {
  const [t, format] = [await getTranslations('console.audit'), await getFormatter()];
  const language = shortOf(await getLocale());
  const own: Readonly<Record<string, string>> = group(await getTranslations(), 'console.audit.own');
  if (lines.length === 0) return <p className="panel">{t('none')}</p>;
  return (
    <WideTable label={t('title')} heads={columns.map((name) => t(name))} panel>
      <tbody>
        {lines.map((line, n) => (
          <tr key={`${line.at} ${n}`}>
            <td className="whitespace-nowrap">
              <time dateTime={line.at}>
                {format.dateTime(new Date(line.at), { dateStyle: 'short', timeStyle: 'medium' })}
              </time>
            </td>
            <td>
              <Who line={line} />
            </td>
            <td>{verbNamed(line.verb)?.summary[language] ?? own[line.verb] ?? line.verb}</td>
            <td>{line.subject}</td>
            <td className="min-w-40">
              <Change line={line} />
            </td>
            <td className="font-mono text-xs">{line.request_id?.slice(0, 8)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
