import { getTranslations } from 'next-intl/server';
import { VerbForm } from '@superbrowser/console/ui/form';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';

interface PromoterActionsProps {
  readonly person: Person;
  readonly id: string;
  readonly blocked: boolean;
}

const style =
  'min-h-11 cursor-pointer font-bold whitespace-nowrap text-blue-700 hover:underline inline-flex items-center';

/** What may be done with one promoter, as far as the role goes. */
export async function PromoterActions({ person, id, blocked }: PromoterActionsProps) {
  const t = await getTranslations('console.promoters');
  const toggle = blocked ? 'unblock' : 'block';
  return (
    <div className="flex gap-x-4">
      {may(person.role, 'promoters set') && (
        <a href={`/promoters?edit=${encodeURIComponent(id)}#promoter`} className={style}>
          {t('edit')}
        </a>
      )}
      {may(person.role, 'promoters link') && (
        <VerbForm person={person} verb="promoters link" back="/promoters">
          <input type="hidden" name="id" value={id} />
          <button className={style}>{t('link')}</button>
        </VerbForm>
      )}
      {may(person.role, `${toggle} promoter`) && (
        <VerbForm person={person} verb={`${toggle} promoter`} back="/promoters">
          <input type="hidden" name="value" value={id} />
          <button className={style}>{t(toggle)}</button>
        </VerbForm>
      )}
    </div>
  );
}
