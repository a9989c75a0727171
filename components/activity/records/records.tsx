import { replaceQuery, useQuery } from '@/components/ui/address-store';
import { cn } from '@/components/ui/cn';
import type { Award, Invite } from '@/lib/answers';
import type { InvitePanelProps } from '../invite-panel/types';
import { RecordList } from './record-list';
import { awardRow, inviteRow } from './rows';
import { queryOf, recordTabs, recordViewOf, type RecordTab } from './view';

const tabStyle = cn(
  'inline-flex min-h-14 cursor-pointer items-center border-b-[3px] border-transparent px-2 text-[17px] whitespace-nowrap text-text-3 hover:text-text',
  'has-checked:border-blue-600 has-checked:font-bold has-checked:text-text',
  'has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-blue-500',
);

function Tabs({ words, tab }: { words: InvitePanelProps['words']['records']; tab: RecordTab }) {
  return (
    <fieldset className="flex min-w-0 gap-4">
      <legend className="sr-only">{words.tabs}</legend>
      {recordTabs.map((id) => (
        <label key={id} className={tabStyle}>
          <input
            type="radio"
            name="record"
            value={id}
            checked={id === tab}
            onChange={() => replaceQuery(queryOf({ tab: id, page: 1 }))}
            className="sr-only"
          />
          {words[id].tab}
        </label>
      ))}
    </fieldset>
  );
}

/** Who came, and what it brought; which of them, which page and how many stand in the address. */
export function Records({ words, locale }: Pick<InvitePanelProps, 'words' | 'locale'>) {
  const query = useQuery();
  const view = query && recordViewOf(query);
  const { title, invites, awards } = words.records;
  return (
    <section aria-labelledby="records-title" className="pt-14 md:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="records-title" className="text-h2 text-text">
          {title}
        </h2>
        <Tabs words={words.records} tab={view?.tab ?? 'invites'} />
      </div>
      <div className="mt-3 min-h-[344px]">
        {view?.tab === 'invites' && (
          <RecordList<Invite>
            words={words}
            locale={locale}
            view={view}
            table={{
              caption: invites.tab,
              columns: [invites.phone, invites.at, invites.status, invites.reward],
            }}
            empty={{ title: invites.emptyTitle, text: invites.emptyText }}
            rowOf={inviteRow}
          />
        )}
        {view?.tab === 'awards' && (
          <RecordList<Award>
            words={words}
            locale={locale}
            view={view}
            table={{
              caption: awards.tab,
              columns: [awards.award, awards.at, awards.status, awards.amount],
            }}
            empty={{ title: awards.emptyTitle, text: awards.emptyText }}
            rowOf={awardRow}
          />
        )}
      </div>
    </section>
  );
}
