import { getLocale, getTranslations } from 'next-intl/server';
import { Dots } from '@/components/mockups/dots';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

/** R7: where the link would be; the dashed places are filled after signing in. */
export async function SignInPrompt() {
  const [t, locale] = await Promise.all([
    getTranslations('inviteRefund.panel.prompt'),
    getLocale(),
  ]);
  return (
    <div className="grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_auto] md:gap-14">
      <div>
        <h2 id="panel-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <p className="mt-3 max-w-[30em] text-lead">{t('text')}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink size="lg" href={pagePath(locale, '/register', '?mode=signin')}>
            {t('signIn')}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/register')}>
            {t('register')}
          </ButtonLink>
        </div>
      </div>
      <div aria-hidden="true" className="flex items-end gap-6 text-control max-md:hidden">
        <span className="hidden w-60 lg:block">
          <span className="flex h-16 items-center rounded-md border-[1.5px] border-dashed border-control px-5 text-[28px]">
            <Dots count={8} />
          </span>
          <span className="mt-4 block h-12 rounded-md border-[1.5px] border-dashed border-control" />
        </span>
        <span className="grid size-[168px] grid-cols-2 place-items-center rounded-lg border-[1.5px] border-dashed border-control p-5">
          {[0, 1, 2, 3].map((corner) => (
            <span
              key={corner}
              className="size-11 rounded-[10px] border-[6px] border-line-2 last:size-6 last:border-4"
            />
          ))}
        </span>
      </div>
    </div>
  );
}
