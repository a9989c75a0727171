import { inviteCodePattern } from '@superbrowser/contract/promoter-and-invite-codes';
import {
  codeCost,
  hashSecret,
  matchesHash,
  createInviteCode,
  createToken,
  passwordCost,
  hashToken,
} from './secrets';

it('matches a secret with its own hash only', async () => {
  const hash = await hashSecret('Abc12345!', codeCost);
  expect(hash).not.toContain('Abc12345!');
  expect(await matchesHash('Abc12345!', hash)).toBe(true);
  for (const other of ['abc12345!', 'Abc12345', 'Abc12345! ', ''])
    expect(await matchesHash(other, hash)).toBe(false);
});

it('hashes a password with the recommended cost, and a code with less', async () => {
  const password = await hashSecret('Abc12345!', passwordCost);
  expect(password).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await matchesHash('Abc12345!', password)).toBe(true);
  expect(await hashSecret('123456', codeCost)).toMatch(/^scrypt\$4096\$8\$1\$/);
});

it('salts: the same secret has another hash each time', async () => {
  expect(await hashSecret('123456', codeCost)).not.toBe(await hashSecret('123456', codeCost));
});

it('creates tokens and invite codes that do not repeat', () => {
  const tokens = Array.from({ length: 1000 }, createToken);
  const codes = Array.from({ length: 1000 }, createInviteCode);
  expect(new Set(tokens).size).toBe(1000);
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) expect(code).toMatch(inviteCodePattern);
  expect(hashToken(tokens[0] ?? '')).not.toBe(tokens[0]);
});
