import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { noVersion } from '@superbrowser/backend/operator/run';
import { VerbForm } from '@superbrowser/console/ui/form';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import { qrGroups, type SiteContentProps } from '@superbrowser/console/lib/site-content';
import { may } from '@superbrowser/console/lib/who/rights';
import { PictureField } from './picture-field';

const pictures = ['footer', 'sidebar'] as const;
const texts = ['code', 'name'] as const;

async function QrForm({ person, note, content, group }: SiteContentProps & { group: number }) {
  const t = await getTranslations('console.site.qr');
  const row = content.qr_codes.find(({ group_id }) => group_id === group);
  const isIt = (values: Readonly<Record<string, string>>) => values['group'] === String(group);
  const { value, error } = await filled(note, 'qr set', isIt);
  const canChange = may(person.role, 'qr set');
  const stored = {
    footer: row?.botton_menu_qrcode,
    sidebar: row?.sidebar_qrcode,
    code: row?.code,
    name: row?.name,
  };
  const clearing = `clear-qr-${group}`;
  const field = (name: keyof typeof stored) => ({
    id: `qr-${group}-${name}`,
    name,
    defaultValue: value(name) ?? stored[name],
    error: error(name),
    readOnly: !canChange,
  });
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-bold">{t('group', { group: String(group) })}</h3>
      {!row && <p className="mb-3 text-text-2">{t('none')}</p>}
      <VerbForm
        person={person}
        verb="qr set"
        back="/site"
        seen={row?.mark ?? noVersion}
        takesFiles
        className="grid items-start gap-4 md:grid-cols-2"
      >
        <input type="hidden" name="group" value={group} />
        {pictures.map((name) => (
          <PictureField
            key={name}
            {...field(name)}
            label={t(name)}
            words={{
              choose: t('upload'),
              hint: t('uploadHint'),
              now: t('now', { place: t(`places.${name}`) }),
            }}
            stored={stored[name]}
          />
        ))}
        {texts.map((name) => (
          <TextField key={name} {...field(name)} label={t(name)} />
        ))}
        {canChange && (
          <div className="flex flex-wrap gap-3 md:col-span-2">
            <Button type="submit" size="sm">
              {t('save')}
            </Button>
            {row && (
              <Button type="submit" size="sm" variant="ghost" form={clearing}>
                {t('clear')}
              </Button>
            )}
          </div>
        )}
      </VerbForm>
      {row && canChange && (
        <VerbForm id={clearing} person={person} verb="qr clear" back="/site" seen={row.mark}>
          <input type="hidden" name="group" value={group} />
        </VerbForm>
      )}
    </div>
  );
}

/** The codes support answers behind, one set a group. */
export async function QrForms(props: SiteContentProps) {
  const t = await getTranslations('console.site.qr');
  return (
    <section className="panel">
      <h2 className="mb-4 text-base">{t('title')}</h2>
      <div className="grid gap-8">
        {qrGroups(props.content).map((group) => (
          <QrForm key={group} {...props} group={group} />
        ))}
      </div>
    </section>
  );
}
