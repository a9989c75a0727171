import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { noVersion } from '@/lib/backend/operator/run';
import { VerbForm } from '@/console/components/forms/verb-form';
import { filled } from '@/console/lib/forms/page-note';
import { qrGroups, type SiteContentProps } from '@/console/lib/site-content';
import { may } from '@/console/lib/who/rights';

const fields = ['footer', 'sidebar', 'code', 'name'] as const;

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
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-bold">{t('group', { group: String(group) })}</h3>
      {!row && <p className="mb-3 text-text-2">{t('none')}</p>}
      <VerbForm
        person={person}
        verb="qr set"
        back="/site"
        seen={row?.mark ?? noVersion}
        className="grid gap-4 md:grid-cols-2"
      >
        <input type="hidden" name="group" value={group} />
        {fields.map((name) => (
          <TextField
            key={name}
            id={`qr-${group}-${name}`}
            name={name}
            label={t(name)}
            defaultValue={value(name) ?? stored[name]}
            error={error(name)}
            readOnly={!canChange}
          />
        ))}
        {canChange && (
          <Button type="submit" size="sm" className="justify-self-start">
            {t('save')}
          </Button>
        )}
      </VerbForm>
      {row && may(person.role, 'qr clear') && (
        <VerbForm person={person} verb="qr clear" back="/site" seen={row.mark} className="mt-3">
          <input type="hidden" name="group" value={group} />
          <Button type="submit" size="sm" variant="ghost">
            {t('clear')}
          </Button>
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
