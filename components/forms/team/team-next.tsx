import { DownloadButton } from '@/components/cta/download-button';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { PageLink } from '@/components/ui/page-link';
import type { TeamWords } from './words';

/** Asks again. */
export function Beginning({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={cn(buttonStyles({ size: 'lg' }), 'w-full')}>
      {label}
    </button>
  );
}

/** A dead link is not the end: home, or an account without an invitation. */
export function WaysOut({ words }: { words: TeamWords }) {
  return (
    <div className="flex flex-wrap gap-3 *:flex-1">
      <PageLink href={words.hrefs.staff} className={buttonStyles({})}>
        {words.staff}
      </PageLink>
      <PageLink href={words.hrefs.home} className={buttonStyles({ variant: 'outline' })}>
        {words.home}
      </PageLink>
    </div>
  );
}

/** The client, where work goes on; who waits may install it meanwhile. */
export function AfterJoining({ words, waiting }: { words: TeamWords; waiting: boolean }) {
  const { download, signIn, open } = words.steps;
  return (
    <>
      {waiting ? (
        <p className="mb-4">{words.early}</p>
      ) : (
        <>
          <h2 className="text-[18px] leading-normal text-text">{words.next}</h2>
          <ol className="mt-3 mb-6 grid gap-2.5">
            {[download, signIn, open].map((step, index) => (
              <li key={step} className="flex items-center gap-3.5">
                <span
                  aria-hidden="true"
                  className="w-5 flex-none font-num text-[26px] leading-none font-bold text-blue-600"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </>
      )}
      <DownloadButton
        words={words.download}
        listHref={words.hrefs.list}
        className={cn(
          buttonStyles({ size: 'xl', variant: waiting ? 'ghost' : 'primary' }),
          'w-full',
        )}
      />
    </>
  );
}
