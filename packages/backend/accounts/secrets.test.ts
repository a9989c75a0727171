import { inviteCodePattern } from '@superbrowser/contract/forms/referral-code';
import {
  codeCost,
  hashSecret,
  matchesHash,
  newInviteCode,
  newToken,
  passwordCost,
  tokenHash,
} from './secrets';

it('knows a secret by its hash, and only that one', async () => {
  const hash = await hashSecret('Abc12345!', codeCost);
  expect(hash).not.toContain('Abc12345!');
  expect(await matchesHash('Abc12345!', hash)).toBe(true);
  for (const other of ['abc12345!', 'Abc12345', 'Abc12345! ', ''])
    expect(await matchesHash(other, hash)).toBe(false);
});

it('takes a password as much work as is recommended, and a code less', async () => {
  const password = await hashSecret('Abc12345!', passwordCost);
  expect(password).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await matchesHash('Abc12345!', password)).toBe(true);
  expect(await hashSecret('123456', codeCost)).toMatch(/^scrypt\$4096\$8\$1\$/);
});

it('salts: the same secret never looks the same', async () => {
  expect(await hashSecret('123456', codeCost)).not.toBe(await hashSecret('123456', codeCost));
});

it('makes tokens and invite codes that do not repeat', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  const codes = Array.from({ length: 1000 }, newInviteCode);
  expect(new Set(tokens).size).toBe(1000);
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) expect(code).toMatch(inviteCodePattern);
  expect(tokenHash(tokens[0] ?? '')).not.toBe(tokens[0]);
});
