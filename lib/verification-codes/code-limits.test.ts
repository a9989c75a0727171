/** Tests towards which limit the tries of an IP count (R4), with counters in this process and in Redis. */
import { randomInt } from 'node:crypto';
import { type CodePurpose } from '@superbrowser/contract/account-endpoints';
import { endpoints } from '@superbrowser/contract/endpoints';
import type { PhonePair } from '@superbrowser/contract/forms/phone';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { forgetProcessWideValues } from '@/lib/core/shared-state/process-wide';
import { type RequestRefusal } from '@/lib/core/http/responses/refusal';
import { getSharedRedis } from '@/lib/core/shared-state/redis';
import { refusalOf } from '@/lib/testing/embedded-site';
import { UpstreamError, type UpstreamErrorKind } from '@/lib/core/upstream/client/upstream-error';
import { consumeCodeTry, sendCodeWithinLimits, type CodeSubject } from './code-limits';

const redisUrl = process.env.TEST_REDIS_URL;
const stores: [string, string][] = [['in this process', '']];
if (redisUrl) stores.push(['in Redis', redisUrl]);

const newPhone = (): PhonePair => ({
  area_code: 86,
  phone: `139${String(randomInt(1e8)).padStart(8, '0')}`,
});
const newIp = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536)}::`;
const codeOf = (purpose: CodePurpose = 'login', phone = newPhone()): CodeSubject => ({
  purpose,
  phone,
});
const request = (ip: string, code: CodeSubject) =>
  sendCodeWithinLimits(ip, code, () => Promise.resolve(60));

/** Counts how many tries are allowed when each try comes from the next of these IPs. */
async function countAllowed(
  code: CodeSubject,
  ips: readonly string[],
  tries: number,
): Promise<number> {
  let allowedCount = 0;
  for (let n = 0; n < tries; n += 1)
    if ((await refusalOf(consumeCodeTry(ips[n % ips.length]!, code))) === null) allowedCount += 1;
  return allowedCount;
}

const newIps = (count: number) => Array.from({ length: count }, newIp);

describe.each(stores)('tries of a code, %s', (_, url) => {
  beforeAll(() => {
    forgetProcessWideValues('redis', 'limits', 'expiring set');
    Object.assign(process.env, {
      REDIS_URL: url,
      SESSION_KEY: 'k'.repeat(40),
      CODES_PER_HOUR: '1000000',
      UPSTREAM_HOST: '',
    });
  });
  beforeAll(async () => {
    const redis = getSharedRedis();
    if (redis) await new Promise((resolve) => redis.once('ready', resolve));
  });
  afterAll(() => {
    getSharedRedis()?.disconnect();
    Reflect.deleteProperty(process.env, 'REDIS_URL');
  });

  it.each<[string, (code: CodeSubject, owner: string) => Promise<number>, number]>([
    ['the owner, who asked', (code, owner) => countAllowed(code, [owner], 30), 10],
    ['one stranger', (code) => countAllowed(code, [newIp()], 30), 2],
    ['two hundred tries of fifty strangers', (code) => countAllowed(code, newIps(50), 200), 2],
    [
      'who asked for another purpose',
      (code) => countAllowed({ ...code, purpose: 'register' }, [newIp()], 9),
      2,
    ],
    [
      'the owner after fifty strangers',
      async (code, owner) => {
        await countAllowed(code, newIps(50), 200);
        return countAllowed(code, [owner], 30);
      },
      10,
    ],
    [
      'the owner with a fresh code after all tries',
      async (code, owner) => {
        await countAllowed(code, [owner], 30);
        await request(owner, code);
        return countAllowed(code, [owner], 30);
      },
      10,
    ],
    [
      'the owner for another purpose than asked for',
      (code, owner) => countAllowed({ ...code, purpose: 'cancel_account' }, [owner], 30),
      2,
    ],
    [
      'the owner at another phone',
      (code, owner) => countAllowed(codeOf(code.purpose), [owner], 30),
      2,
    ],
    [
      'the owner elsewhere, who did not ask there',
      async (code) => {
        const otherIp = newIp();
        return countAllowed(code, [otherIp], 30);
      },
      2,
    ],
    [
      'the owner elsewhere, who asked there too',
      async (code) => {
        const otherIp = newIp();
        await countAllowed(code, newIps(50), 200);
        await request(otherIp, code);
        return countAllowed(code, [otherIp], 30);
      },
      10,
    ],
  ])('%s', async (_who, tries, through) => {
    const [code, owner] = [codeOf(), newIp()];
    await request(owner, code);
    expect(await tries(code, owner)).toBe(through);
  });

  it('allow no try of a code that was not sent', async () => {
    const [code, ip] = [codeOf(), newIp()];
    const failToSend = () => Promise.reject(new Error('gateway'));
    await refusalOf(sendCodeWithinLimits(ip, code, failToSend));
    expect(await countAllowed(code, [ip], 30)).toBe(2);
  });

  it('do not increase for strangers when the owner requests new codes', async () => {
    const [code, owner] = [codeOf(), newIp()];
    await request(owner, code);
    expect(await countAllowed(code, newIps(5), 20)).toBe(2);
    await request(owner, code);
    expect(await countAllowed(code, newIps(5), 20)).toBe(0);
  });

  it('are all counted when they come at once, and refused with the time to wait', async () => {
    const [code, owner] = [codeOf(), newIp()];
    await request(owner, code);
    const otherRefusals = await Promise.all(
      newIps(50).map((one) => refusalOf(consumeCodeTry(one, code))),
    );
    const ownRefusals = await Promise.all(
      Array.from({ length: 50 }, () => refusalOf(consumeCodeTry(owner, code))),
    );
    const refusalsIn = (all: (RequestRefusal | null)[]) => all.filter((one) => one !== null);
    expect([refusalsIn(otherRefusals).length, refusalsIn(ownRefusals).length]).toEqual([48, 40]);
    expect(refusalsIn(otherRefusals)[0]).toMatchObject({ status: 429, reason: 'tooOften' });
    const seconds = refusalsIn(otherRefusals)[0]?.retryAfter ?? 0;
    expect(seconds).toBeGreaterThan(1_790);
    expect(seconds).toBeLessThanOrEqual(1_800);
  });

  it('are limited to a hundred an hour for each IP, whatever it requested', async () => {
    const ip = newIp();
    let through = 0;
    for (let n = 0; n < 12; n += 1) {
      const code = codeOf();
      await request(ip, code);
      through += await countAllowed(code, [ip], 10);
    }
    expect(through).toBe(100);
  });
});

describe('a code that could not be sent (E1)', () => {
  const failing = (kind: UpstreamErrorKind, details: { ret?: number; status?: number } = {}) =>
    refusalOf(
      sendCodeWithinLimits(newIp(), codeOf(), () =>
        Promise.reject(new UpstreamError(kind, endpoints.sendCode, details)),
      ),
    );

  it.each([
    ['an error of the upstream', () => failing('http', { status: 500 })],
    ['an answer of another shape', () => failing('schema')],
    ['one that cannot be read', () => failing('undecodable')],
    ['an unknown ret', () => failing('ret', { ret: 99 })],
    ['a gateway that took nothing', () => failing('ret', { ret: resultCodes.serverError })],
  ])('%s is reported as a request error', async (_, fail) => {
    const refusal = await fail();
    expect(refusal).toMatchObject({ name: 'RequestRefusal', status: 502, code: 'codeRequest' });
    // The upstream's own message, where there is one, is still shown.
    expect(refusal?.upstreamError).toBeInstanceOf(UpstreamError);
  });

  it.each([
    ['no answer', () => failing('timeout')],
    ['an upstream that is busy', () => failing('http', { status: 503 })],
    ['a limit', () => failing('ret', { ret: resultCodes.tooOften })],
    ['a wrong phone', () => failing('ret', { ret: resultCodes.phoneInvalid })],
  ])('%s keeps its own message', async (_, fail) =>
    expect(await fail()).toMatchObject({ name: 'UpstreamError' }),
  );
});
