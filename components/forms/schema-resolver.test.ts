import type { ResolverOptions } from 'react-hook-form';
import { applicationSchema } from '@superbrowser/contract/forms/applications';
import { phonePairSchema } from '@superbrowser/contract/forms/phone-pair';
import { schemaResolver } from './late-resolver';

const ask = async (schema: Parameters<typeof schemaResolver>[0], values: Record<string, unknown>) =>
  schemaResolver(schema)(values, undefined, {} as ResolverOptions<Record<string, unknown>>);

it('hands on what the schema made of good values', async () => {
  expect(await ask(phonePairSchema, { area_code: '86', phone: '+86 138 0013 8000' })).toEqual({
    values: { area_code: 86, phone: '13800138000' },
    errors: {},
  });
});

it('names the first thing wrong with each field, on both sides of an intersection', async () => {
  const { values, errors } = await ask(applicationSchema('customization'), {
    area_code: '86',
    phone: '12',
    company_name: '123',
    email: ' ',
  });
  expect(values).toEqual({});
  expect(errors).toMatchObject({
    phone: { message: 'phone' },
    company_name: { message: 'allDigits' },
    email: { message: 'required' },
    industry: { message: 'required' },
    is_agreed: { message: 'agreement' },
  });
  expect(errors).not.toHaveProperty('website');
});
