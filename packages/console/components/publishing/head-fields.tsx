import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { newsCategories } from '@superbrowser/contract/content/kinds';
import { campaignVisuals, offerKinds } from '@superbrowser/contract/content/schemas';
import { localMoment } from '@superbrowser/contract/records/china-day';
import type { Folder } from '@superbrowser/console/lib/publishing/folders';
import { StoredNow, type EditorFields } from './stored-now';

type Name = 'category' | 'publishedOn' | 'updatedOn' | 'visual' | 'start' | 'end' | 'offers';

/** A field, beside what somebody else has stored in it meanwhile. */
async function Beside({
  name,
  fields: { value, stored },
  children,
}: {
  name: Name;
  fields: EditorFields;
  children: ReactNode;
}) {
  const t = await getTranslations('console.publishing');
  return (
    <div>
      {children}
      <StoredNow name={name} value={value(name)} stored={stored} none={t('empty')} />
    </div>
  );
}

async function Choice({
  name,
  fields,
  options,
}: {
  name: Name;
  fields: EditorFields;
  options: ComponentProps<typeof SelectField>['options'];
}) {
  const t = await getTranslations('console.publishing');
  return (
    <Beside name={name} fields={fields}>
      <SelectField
        id={name}
        name={name}
        label={t(`fields.${name}`)}
        defaultValue={fields.value(name)}
        error={fields.error(name)}
        options={options}
      />
    </Beside>
  );
}

async function Moment({ name, fields }: { name: Name; fields: EditorFields }) {
  const t = await getTranslations('console.publishing');
  const isDay = name === 'publishedOn' || name === 'updatedOn';
  return (
    <Beside name={name} fields={fields}>
      <TextField
        id={name}
        name={name}
        type={isDay ? 'date' : 'datetime-local'}
        step={isDay ? undefined : 1}
        label={t(`fields.${name}`)}
        optional={name === 'updatedOn' ? t('optional') : undefined}
        hint={name === 'updatedOn' ? t('hints.updatedOn') : undefined}
        defaultValue={isDay ? fields.value(name) : localMoment(fields.value(name))}
        error={fields.error(name)}
      />
    </Beside>
  );
}

async function Offers({ fields }: { fields: EditorFields }) {
  const t = await getTranslations('console.publishing');
  const chosen = fields.value('offers').split(/[,，、\s]+/);
  const error = fields.error('offers');
  return (
    <fieldset className="md:col-span-2 xl:col-span-4" aria-describedby="offers-error">
      <legend className="text-[15px] font-bold">{t('fields.offers')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {offerKinds.map((kind) => (
          <Checkbox
            key={kind}
            id={`offer-${kind}`}
            name="offers[]"
            value={kind}
            defaultChecked={chosen.includes(kind)}
          >
            {t(`offers.${kind}`)}
          </Checkbox>
        ))}
      </div>
      <p id="offers-error" className="text-sm text-risk">
        {error}
      </p>
      <Beside name="offers" fields={fields}>
        {null}
      </Beside>
    </fieldset>
  );
}

/** What both languages have in common. */
export async function HeadFields({ folder, fields }: { folder: Folder; fields: EditorFields }) {
  const t = await getTranslations('console.publishing');
  if (folder === 'news')
    return (
      <>
        <Choice
          name="category"
          fields={fields}
          options={newsCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        />
        <Moment name="publishedOn" fields={fields} />
        <Moment name="updatedOn" fields={fields} />
      </>
    );
  return (
    <>
      <Choice
        name="visual"
        fields={fields}
        options={campaignVisuals.map((value) => ({ value, label: t(`visuals.${value}`) }))}
      />
      <Moment name="start" fields={fields} />
      <Moment name="end" fields={fields} />
      <Offers fields={fields} />
    </>
  );
}
