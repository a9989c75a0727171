import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { ownFields } from '@superbrowser/console/lib/forms/fields';
import { formToken } from '@superbrowser/console/lib/forms/token';
import type { Person } from '@superbrowser/console/lib/who/session';

export async function SignOutEverywhere({ person }: { readonly person: Person }) {
  const t = await getTranslations('console.account.everywhere');
  const token = await formToken('session end', person.session);
  return (
    <section className="panel" aria-labelledby="everywhere-title">
      <h2 id="everywhere-title" className="text-base">
        {t('title')}
      </h2>
      <p className="mt-2 text-text-2">{t('text')}</p>
      <form method="post" action="/session/end" className="mt-4">
        <input type="hidden" name={ownFields.token} value={token} />
        <input type="hidden" name="everywhere" value="yes" />
        <Button type="submit" variant="outline">
          {t('submit')}
        </Button>
      </form>
    </section>
  );
}
