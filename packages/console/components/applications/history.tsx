import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import {
  applicationHistory,
  type ShownApplication,
} from '@superbrowser/console/lib/applications/load';
import { Who } from '@superbrowser/console/components/audit/who';
import { verbNamed } from '@superbrowser/console/lib/forms/perform';
import { shortOf } from '@superbrowser/console/lib/i18n/language';

/** What was done with it, newest first. */
export async function History({ application }: { readonly application: ShownApplication }) {
  const [t, format] = [await getTranslations('console.applications.one'), await getFormatter()];
  const language = shortOf(await getLocale());
  const lines = await applicationHistory(application.apply_no.replace('-', ''));
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('history')}</h2>
      {lines.length === 0 && <p className="text-text-3">{t('historyNone')}</p>}
      <ol className="grid gap-3">
        {lines.map((line, n) => (
          <li key={n}>
            <p className="text-text-3">
              {format.dateTime(new Date(line.at), 'instant')}, <Who line={line} />
            </p>
            <p>{verbNamed(line.verb)?.summary[language] ?? line.verb}</p>
            {line.detail && <p className="text-text-2">{line.detail}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
