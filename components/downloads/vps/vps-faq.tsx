import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/page/json-ld';
import { Faq } from '@/components/sections/faq';
import { faqPage } from '@/lib/seo/json-ld';
import { systemValues } from '@/lib/site';

const keys = ['stores', 'system', 'together', 'name', 'people', 'move'] as const;

/** Questions about the pure edition, also as structured data. */
export async function VpsFaq() {
  const t = await getTranslations('vps.faq');
  const items = keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`, systemValues),
  }));
  return (
    <>
      <Faq title={t('title')} items={items} tone="white" />
      <JsonLd data={faqPage(items)} />
    </>
  );
}
