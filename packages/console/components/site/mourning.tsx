import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { VerbForm } from '@superbrowser/console/ui/form';
import type { SiteContentProps } from '@superbrowser/console/lib/site-content';
import { may } from '@superbrowser/console/lib/who/rights';

/** The whole site in grey, for a day. */
export async function Mourning({ person, content: { mourning } }: SiteContentProps) {
  const t = await getTranslations('console.site.mourning');
  const verb = mourning ? 'mourning off' : 'mourning on';
  return (
    <section className="panel">
      <h2 className="mb-4 flex items-center gap-3 text-base">
        {t('title')}
        <Badge tone={mourning ? 'risk' : 'idle'}>{t(mourning ? 'on' : 'off')}</Badge>
      </h2>
      <p className="mb-4 text-text-2">{t('hint')}</p>
      {may(person.role, verb) && (
        <VerbForm person={person} verb={verb} back="/site">
          <Button type="submit" size="sm" variant="ghost">
            {t(mourning ? 'toColour' : 'toGrey')}
          </Button>
        </VerbForm>
      )}
    </section>
  );
}
