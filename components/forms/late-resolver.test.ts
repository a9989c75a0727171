import type { ResolverOptions } from 'react-hook-form';
import { phonePairSchema } from '@superbrowser/contract/forms/phone-pair';
import { lateResolver } from './late-resolver';

type Values = Record<string, unknown>;
type Load = Parameters<typeof lateResolver<Values, Values>>[0];

const typed = { area_code: '86', phone: '+86 138 0013 8000' };
const checked = { values: { area_code: 86, phone: '13800138000' }, errors: {} };
const asTyped = { values: typed, errors: {} };

const start = (load: Load) => {
  const { resolver, prepare } = lateResolver<Values, Values>(load);
  return {
    prepare,
    judge: () => resolver(typed, undefined, {} as ResolverOptions<Values>),
  };
};
const arriving = () => jest.fn(() => Promise.resolve(phonePairSchema as never));

afterEach(() => jest.useRealTimers());

it('fetches the schema once, for the first who asks', async () => {
  const load = arriving();
  const { judge, prepare } = start(load);
  expect(load).not.toHaveBeenCalled();
  const early = judge();
  await prepare();
  expect(await early).toEqual(checked);
  expect(prepare()).toBeNull();
  expect(await judge()).toEqual(checked);
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves judging to the handler where the schema cannot be fetched, and tries again', async () => {
  const load = arriving().mockImplementationOnce(() => Promise.reject(new Error('lost')));
  const { judge } = start(load);
  expect(await judge()).toEqual(asTyped);
  expect(await judge()).toEqual(checked);
});

it('does not wait for ever', async () => {
  jest.useFakeTimers();
  const { judge } = start(() => new Promise(() => undefined));
  let found: unknown;
  void Promise.resolve(judge()).then((result) => (found = result));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(found).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(found).toEqual(asTyped);
});
