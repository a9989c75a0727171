import { getLocale, getTranslations } from 'next-intl/server';
import {
  priceFields,
  priceRecordType,
  computePriceVersion,
  loadPrices,
} from '@superbrowser/backend/admin/record-types/prices';
import {
  priceFieldName,
  priceRowNumbers,
  priceValues,
} from '@superbrowser/contract/content/price-rows';
import { OperationFormFrame } from '@superbrowser/console/ui/operation-form-frame';
import { createFormState, type FormResult } from '@superbrowser/console/lib/forms/form-results';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import { getDatabase } from '@superbrowser/console/lib/database';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { TextField } from '@/components/ui/fields/text-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/badge';

/** Empty rows below the existing ones. */
const spareRowCount = 3;

interface PriceRowProps {
  readonly row: number;
  /** The price is still a sample. */
  readonly isSample: boolean;
  readonly value: (name: string) => string;
  readonly error: (name: string) => string | undefined;
}

async function PriceRow({ row, isSample, value, error }: PriceRowProps) {
  const t = await getTranslations('console.site.prices');
  const field = (column: Parameters<typeof priceFieldName>[1]) => {
    const name = priceFieldName(row, column);
    return { id: name, name, defaultValue: value(name), error: error(name) };
  };
  const language = toLanguage(await getLocale());
  const label = (column: keyof typeof priceFields) => priceFields[column].label[language];
  const optionsOf = (column: 'period' | 'unit') =>
    Object.entries(priceFields[column].choices ?? {}).map(([choice, { label: text }]) => ({
      value: choice,
      label: text[language],
    }));
  return (
    <fieldset className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-2 xl:grid-cols-[2fr_2fr_1fr_1fr_1fr]">
      <legend className="pr-3 text-text-2">
        {t('row', { n: row })}{' '}
        {isSample && <Badge tone="soft">{priceRecordType.fields['sample']?.label[language]}</Badge>}
      </legend>
      <TextField {...field('zh')} label={label('zh')} lang="zh-CN" />
      <TextField {...field('en')} label={label('en')} lang="en-US" />
      <TextField {...field('amount')} label={label('amount')} inputMode="decimal" />
      <SelectField {...field('period')} label={label('period')} options={optionsOf('period')} />
      <SelectField
        {...field('unit')}
        label={label('unit')}
        options={[{ value: '', label: t('noUnit') }, ...optionsOf('unit')]}
      />
      <TextField {...field('has')} label={label('has')} lang="zh-CN" />
      <TextField {...field('has-en')} label={label('has-en')} lang="en-US" />
    </fieldset>
  );
}

/** The form of the Pricing page's whole price table. */
export async function PricesForm({
  staffMember,
  result,
}: {
  staffMember: SignedInStaff;
  result: FormResult | null;
}) {
  const prices = await loadPrices(await getDatabase());
  const t = await getTranslations('console.site.prices');
  const { value, error } = await createFormState(result, 'prices save');
  const storedValues = priceValues(prices);
  const isRefused = result?.kind === 'refused' && result.verb === 'prices save';
  const rowNumbers = priceRowNumbers.filter(
    (row) => row <= prices.length + spareRowCount || value(priceFieldName(row, 'zh')) !== undefined,
  );
  return (
    <section className="panel">
      <h2 className="text-base">{t('title')}</h2>
      <p className="mt-1 mb-4 text-text-2">
        {prices.length === 0 && `${t('none')} `}
        {t('lead')}
      </p>
      <OperationFormFrame
        staffMember={staffMember}
        verb="prices save"
        returnPath="/site"
        className="grid gap-4"
      >
        <input type="hidden" name="seen" value={computePriceVersion(prices)} />
        {rowNumbers.map((row) => (
          <PriceRow
            key={row}
            row={row}
            isSample={prices[row - 1]?.sample === true}
            value={(name) => (isRefused ? (value(name) ?? '') : (storedValues[name] ?? ''))}
            error={error}
          />
        ))}
        <Button type="submit" size="sm" className="justify-self-start">
          {t('save')}
        </Button>
      </OperationFormFrame>
    </section>
  );
}
