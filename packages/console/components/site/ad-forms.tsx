import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { noVersion } from '@superbrowser/backend/operator/run';
import { VerbForm } from '@superbrowser/console/ui/form';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import type { SiteContentProps } from '@superbrowser/console/lib/site-content';
import { may } from '@superbrowser/console/lib/who/rights';
import { PictureField } from './picture-field';

const slots = ['top', 'bottom'] as const;
type Slot = (typeof slots)[number];

async function AdForm({ person, note, content, slot }: SiteContentProps & { slot: Slot }) {
  const t = await getTranslations('console.site.ads');
  const ad = content.ads.find((one) => one.slot === slot);
  const { value, error } = await filled(note, 'ads set', (values) => values['slot'] === slot);
  const canChange = may(person.role, 'ads set');
  const clearing = `clear-${slot}`;
  const stored = {
    link: ad?.link,
    title: ad?.title,
    'title-en': ad?.title_en,
    image: ad?.expand_img,
  };
  const field = (name: keyof typeof stored) => ({
    id: `${slot}-${name}`,
    name,
    defaultValue: value(name) ?? stored[name],
    error: error(name),
    readOnly: !canChange,
  });
  return (
    <div className="min-w-0">
      <h3 className="mb-3 flex items-center gap-3 font-bold">
        {t(slot)}
        <Badge tone={ad ? 'ok' : 'idle'}>{t(ad ? 'shown' : 'hidden')}</Badge>
      </h3>
      <VerbForm
        person={person}
        verb="ads set"
        back="/site"
        seen={ad?.mark ?? noVersion}
        takesFiles
        className="grid gap-4"
      >
        <input type="hidden" name="slot" value={slot} />
        <TextField {...field('link')} label={t('link')} hint={t('linkHint')} required />
        <TextField {...field('title')} label={t('words')} lang="zh-CN" maxLength={200} />
        <TextField {...field('title-en')} label={t('wordsEn')} lang="en-US" maxLength={200} />
        <PictureField
          {...field('image')}
          label={t('image')}
          words={{ choose: t('upload'), hint: t('imageHint'), now: t('now') }}
          stored={stored.image}
        />
        {canChange && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm">
              {t('save')}
            </Button>
            {ad && (
              <Button type="submit" size="sm" variant="ghost" form={clearing}>
                {t('clear')}
              </Button>
            )}
          </div>
        )}
      </VerbForm>
      {ad && canChange && (
        <VerbForm id={clearing} person={person} verb="ads clear" back="/site" seen={ad.mark}>
          <input type="hidden" name="slot" value={slot} />
        </VerbForm>
      )}
    </div>
  );
}

/** The banner above and the one below every page. */
export async function AdForms(props: SiteContentProps) {
  const t = await getTranslations('console.site.ads');
  return (
    <section className="panel">
      <h2 className="mb-4 text-base">{t('title')}</h2>
      <div className="grid gap-8 lg:grid-cols-2">
        {slots.map((slot) => (
          <AdForm key={slot} {...props} slot={slot} />
        ))}
      </div>
    </section>
  );
}
