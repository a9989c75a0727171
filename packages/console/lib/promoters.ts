/** The promoters, with what came of their links lately. */
import 'server-only';
import { recentSums, type KindSums } from '@superbrowser/backend/figures/counts';
import { chinaDay } from '@superbrowser/contract/records/china-day';
import { database } from './database';
import { read } from './forms/perform';
import type { Person } from './who/session';

export interface Promoter {
  readonly promoter_id: string;
  readonly company_name: string;
  readonly username: string;
  readonly base_coupon: number;
  readonly more_coupon: number;
  readonly to_v6: boolean;
  readonly blocked: boolean;
  readonly sums: KindSums;
}

const days = 30;

export async function promotersWithSums(person: Person): Promise<Promoter[]> {
  const rows = await read<Omit<Promoter, 'sums'>[]>('promoters list', {}, person.name);
  const sums = await recentSums(await database(), chinaDay(Date.now() - (days - 1) * 86_400_000));
  return rows.map((row) => ({ ...row, sums: sums.get(row.promoter_id) ?? {} }));
}
