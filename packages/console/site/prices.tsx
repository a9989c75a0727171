import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { priceVersion, storedPrices } from '@superbrowser/backend/admin/records/prices';
import { priceField, priceRows, priceValues } from '@superbrowser/contract/records/price-rows';
import { pricePeriods, priceUnits } from '@superbrowser/contract/records/prices';
import { VerbForm } from '@superbrowser/console/ui/form';
import { filled, type Note } from '@superbrowser/console/lib/forms/notes';
import { database } from '@superbrowser/console/lib/database';
import type { Person } from '@superbrowser/console/lib/session';
import { may } from '@superbrowser/console/lib/rights';

/** Empty rows below those that are there. */
const spare = 3;

interface RowProps {
  readonly row: number;
  readonly value: (name: string) => string;
  readonly error: (name: string) => string | undefined;
}

async function Row({ row, value, error }: RowProps) {
  const t = await getTranslations('console.site.prices');
  const field = (part: Parameters<typeof priceField>[1]) => {
    const name = priceField(row, part);
    return { id: name, name, defaultValue: value(name), error: error(name) };
  };
  const periods = pricePeriods.map((one) => ({ value: one, label: t(`periods.${one}`) }));
  const units = priceUnits.map((one) => ({ value: one, label: t(`units.${one}`) }));
  return (
    <fieldset className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-2 xl:grid-cols-[2fr_2fr_1fr_1fr_1fr]">
      <legend className="sr-only">{t('row', { n: row })}</legend>
      <TextField {...field('zh')} label={t('name')} lang="zh-CN" />
      <TextField {...field('en')} label={t('english')} lang="en-US" />
      <TextField {...field('amount')} label={t('amount')} inputMode="decimal" />
      <SelectField {...field('period')} label={t('period')} options={periods} />
      <SelectField
        {...field('unit')}
        label={t('unit')}
        options={[{ value: '', label: t('units.none') }, ...units]}
      />
      <TextField {...field('has')} label={t('includes')} lang="zh-CN" />
      <TextField {...field('has-en')} label={t('includesEnglish')} lang="en-US" />
    </fieldset>
  );
}

/** The whole table of prices, as the billing page shows it. */
export async function PricesForm({ person, note }: { person: Person; note: Note | null }) {
  const prices = await storedPrices(await database());
  const t = await getTranslations('console.site.prices');
  const { value, error } = await filled(note, 'prices save');
  const stored = priceValues(prices);
  const isRefused = note?.kind === 'refused' && note.verb === 'prices save';
  const rows = priceRows.filter(
    (row) => row <= prices.length + spare || value(priceField(row, 'zh')) !== undefined,
  );
  if (!may(person.role, 'prices save')) return null;
  return (
    <section className="panel">
      <h2 className="text-base">{t('title')}</h2>
      <p className="mt-1 mb-4 text-text-2">
        {prices.length === 0 && `${t('none')} `}
        {t('lead')}
      </p>
      <VerbForm person={person} verb="prices save" back="/site" className="grid gap-4">
        <input type="hidden" name="seen" value={priceVersion(prices)} />
        {rows.map((row) => (
          <Row
            key={row}
            row={row}
            value={(name) => (isRefused ? (value(name) ?? '') : (stored[name] ?? ''))}
            error={error}
          />
        ))}
        <Button type="submit" size="sm" className="justify-self-start">
          {t('save')}
        </Button>
      </VerbForm>
    </section>
  );
}
