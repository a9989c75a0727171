/**
 * Tests of texts: no text of any payload may contain forbidden characters, and the database must never be the first to
 * refuse them.
 */
import { endpoints, type Endpoint, type EndpointName } from '@superbrowser/contract/endpoints';
import { attributionFields } from '@superbrowser/contract/wire-fields';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { createUpstreamCall } from '@/lib/core/upstream/client/call-upstream';
import { accountSteps, createPhone, catchRefusal } from '../support/account-steps';
import type { TestedBackend } from '../support/tested-backend';
import { samplePayloads } from '../support/sample-payloads';

const callOptions = { deadlineMs: 20_000 };

const spoilers: Readonly<Record<string, (text: string) => string>> = {
  'U+0000 alone before it': (text) => `\u0000${text}`,
  'U+0000 in place of it': () => '\u0000x',
  'a bell behind it': (text) => `${text}\u0007`,
  'a control character of Latin-1': (text) => `${text}\u0085x`,
  'the first half of a pair': (text) => `${text}\ud83d`,
  'the second half of a pair': (text) => `\udc00${text}`,
  'no character': (text) => `${text}\ufffe`,
};

/** Fields that are dropped instead of refused (A4). */
const droppable: Partial<Record<EndpointName, readonly string[]>> = {
  registerOrSignIn: [...Object.keys(attributionFields), 'role'],
  apply: [...Object.keys(attributionFields), 'locale'],
};

interface SpoiledPayload {
  readonly path: string;
  readonly value: unknown;
}

/** All variants of a payload in which one text is spoiled: a value, or the key of a record. */
function spoiledPayloads(
  value: unknown,
  spoil: (text: string) => string,
  path = '',
): SpoiledPayload[] {
  if (typeof value === 'string') return [{ path, value: spoil(value) }];
  if (typeof value !== 'object' || value === null) return [];
  const isRecord = path !== '' && !Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const others = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    const values = spoiledPayloads(inner, spoil, path ? `${path}.${key}` : key).map((one) => ({
      path: one.path,
      value: Object.assign(structuredClone(others), { [key]: one.value }),
    }));
    const keyed = { path: `the key ${path}.${key}`, value: { ...others, [spoil(key)]: inner } };
    return isRecord ? [...values, keyed] : values;
  });
}

type Outcome = 'taken' | number | string;

export function forbiddenCharactersSuite(subject: () => TestedBackend): void {
  const call = createUpstreamCall(() => subject().transport);
  const callAndDescribe = (name: EndpointName, payload: unknown): Promise<Outcome> =>
    call(endpoints[name] as Endpoint, payload, callOptions).then(
      () => 'taken',
      (error: unknown) =>
        error instanceof UpstreamError && error.ret !== undefined ? error.ret : String(error),
    );

  const names = Object.keys(endpoints) as EndpointName[];
  const cases = names.flatMap((name) =>
    Object.entries(spoilers)
      .filter(() => spoiledPayloads(samplePayloads[name]()[0], String).length > 0)
      .map(([what, spoil]) => ({ name, what, spoil })),
  );

  it.each(names)('%s has valid samples', async (name) => {
    for (const payload of samplePayloads[name]())
      expect(await callAndDescribe(name, payload)).not.toBe(resultCodes.fieldsInvalid);
  });

  it.each(cases)('$name refuses any text with $what', async ({ name, what, spoil }) => {
    // A URL cannot contain a lone surrogate. On the way it becomes U+FFFD, which is an ordinary character.
    const arrives = endpoints[name].encoding !== 'plain' || !/half/.test(what);
    for (const at of samplePayloads[name]().keys()) {
      const sample = () => samplePayloads[name]()[at];
      const clean = await callAndDescribe(name, sample());
      for (const { path, value } of spoiledPayloads(sample(), spoil)) {
        const actual = { path, outcome: await callAndDescribe(name, value) };
        if (droppable[name]?.includes(path)) expect(actual).toEqual({ path, outcome: clean });
        else if (arrives) expect(actual).toEqual({ path, outcome: resultCodes.fieldsInvalid });
        else expect(actual).toEqual({ path, outcome: expect.any(Number) as number });
      }
    }
  });

  it('names the text by its path, and a key by its record', async () => {
    const { reportEvent, apply } = endpoints;
    const event = (key: string, value: string) =>
      call(
        reportEvent,
        { key: 'k', count: 1, platform: 'PC', segmentation: { [key]: value } },
        callOptions,
      );
    expect(await catchRefusal(event('page', 'a\u0000'))).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { 'segmentation.page': 'characters' },
    });
    expect(await catchRefusal(event('a\u0000', 'home'))).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { segmentation: 'characters' },
    });
    const [form] = samplePayloads.apply();
    const spoiledForm = { ...form!, fields: { ...form!.fields, message: '\ud83d' } };
    expect(await catchRefusal(call(apply, spoiledForm, callOptions))).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { 'fields.message': 'characters' },
    });
  });

  it('ignores unknown fields, whatever they contain', async () => {
    expect(
      await callAndDescribe('promoterInfo', { ...samplePayloads.promoterInfo()[0], x: '\u0000' }),
    ).toBe('taken');
  });

  it('registers a visitor after others sent referral codes no database can store', async () => {
    const steps = accountSteps(subject);
    const sendSpoiled = () =>
      steps.registerOrSignIn({ phone: createPhone(), ...steps.form, referral_code: '\u0000x' });
    for (let times = 0; times < 6; times += 1)
      expect(await catchRefusal(sendSpoiled())).toEqual({
        ret: resultCodes.fieldsInvalid,
        data: { referral_code: 'characters' },
      });
    expect(await steps.register(createPhone())).toHaveLength(43);
  });
}
