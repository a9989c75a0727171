import type { ResolverOptions } from 'react-hook-form';
import { phonePairSchema } from '@superbrowser/contract/forms/field-rules';
import { applicationSchema } from '@superbrowser/contract/forms/application-schemas';
import { lazyResolver, schemaResolver } from './submission';

type Values = Record<string, unknown>;
type Load = Parameters<typeof lazyResolver<Values, Values>>[0];

const typed = { area_code: '86', phone: '+86 138 0013 8000' };
const checked = { values: { area_code: 86, phone: '13800138000' }, errors: {} };
const asTyped = { values: typed, errors: {} };

const start = (load: Load) => {
  const { resolver, prepare } = lazyResolver<Values, Values>(load);
  return {
    prepare,
    validate: () => resolver(typed, undefined, {} as ResolverOptions<Values>),
  };
};
const arriving = () => jest.fn(() => Promise.resolve(phonePairSchema as never));

afterEach(() => jest.useRealTimers());

it('fetches the schema once for several callers', async () => {
  const load = arriving();
  const { validate, prepare } = start(load);
  expect(load).not.toHaveBeenCalled();
  const early = validate();
  await prepare();
  expect(await early).toEqual(checked);
  expect(prepare()).toBeNull();
  expect(await validate()).toEqual(checked);
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves validation to the handler when the schema cannot be fetched, and tries again later', async () => {
  const load = arriving().mockImplementationOnce(() => Promise.reject(new Error('lost')));
  const { validate } = start(load);
  expect(await validate()).toEqual(asTyped);
  expect(await validate()).toEqual(checked);
});

it('stops waiting after a while', async () => {
  jest.useFakeTimers();
  const { validate } = start(() => new Promise(() => undefined));
  let found: unknown;
  void Promise.resolve(validate()).then((result) => (found = result));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(found).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(found).toEqual(asTyped);
});

describe('schemaResolver', () => {
  const validate = async (
    schema: Parameters<typeof schemaResolver>[0],
    values: Record<string, unknown>,
  ) => schemaResolver(schema)(values, undefined, {} as ResolverOptions<Record<string, unknown>>);

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
