import type { ResolverOptions } from 'react-hook-form';
import { phonePairSchema } from '@superbrowser/contract/forms/field-rules';
import { applicationSchema } from '@superbrowser/contract/forms/application-schemas';
import { createLazyResolver, createSchemaResolver } from './lazy-resolver';

type Values = Record<string, unknown>;
type Load = Parameters<typeof createLazyResolver<Values, Values>>[0];

const typedValues = { area_code: '86', phone: '+86 138 0013 8000' };
const validResult = { values: { area_code: 86, phone: '13800138000' }, errors: {} };
const uncheckedResult = { values: typedValues, errors: {} };

const startResolver = (load: Load) => {
  const { resolver, prepare } = createLazyResolver<Values, Values>(load);
  return {
    prepare,
    validate: () => resolver(typedValues, undefined, {} as ResolverOptions<Values>),
  };
};
const schemaLoader = () => jest.fn(() => Promise.resolve(phonePairSchema as never));

afterEach(() => jest.useRealTimers());

it('fetches the schema once for several callers', async () => {
  const load = schemaLoader();
  const { validate, prepare } = startResolver(load);
  expect(load).not.toHaveBeenCalled();
  const earlyResult = validate();
  await prepare();
  expect(await earlyResult).toEqual(validResult);
  expect(prepare()).toBeNull();
  expect(await validate()).toEqual(validResult);
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves validation to the handler when the schema cannot be fetched, and tries again later', async () => {
  const load = schemaLoader().mockImplementationOnce(() => Promise.reject(new Error('lost')));
  const { validate } = startResolver(load);
  expect(await validate()).toEqual(uncheckedResult);
  expect(await validate()).toEqual(validResult);
});

it('stops waiting after a while', async () => {
  jest.useFakeTimers();
  const { validate } = startResolver(() => new Promise(() => undefined));
  let lateResult: unknown;
  void Promise.resolve(validate()).then((result) => (lateResult = result));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(lateResult).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(lateResult).toEqual(uncheckedResult);
  // One wait is enough: nothing waits again for the same load.
  expect(await validate()).toEqual(uncheckedResult);
});

describe('createSchemaResolver', () => {
  const validate = async (
    schema: Parameters<typeof createSchemaResolver>[0],
    values: Record<string, unknown>,
  ) =>
    createSchemaResolver(schema)(values, undefined, {} as ResolverOptions<Record<string, unknown>>);

  it('returns the parsed values if they are valid', async () => {
    expect(
      await validate(phonePairSchema, { area_code: '86', phone: '+86 138 0013 8000' }),
    ).toEqual({
      values: { area_code: 86, phone: '13800138000' },
      errors: {},
    });
  });

  it('names the first error of each field, on both sides of an intersection', async () => {
    const { values, errors } = await validate(applicationSchema('customization'), {
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
});
