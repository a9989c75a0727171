/** Errors as the address asks for them. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import { requestId } from '@superbrowser/backend/operator/fields';
import { errorPage, type ErrorPage } from '@superbrowser/backend/operator/health/errors';
import { refusalWords } from '@superbrowser/backend/operator/refusal-words';
import { database } from '../database';
import { shortOf } from '../i18n/language';
import { pageOf, partOf, sizeOf, type Query } from '../list/address';

export interface AskedErrors {
  /** Null where what was typed is no id of a request. */
  readonly found: ErrorPage | null;
  /** As it was typed. */
  readonly typed: string | undefined;
  /** Why it is none. */
  readonly error: string | undefined;
  readonly size: number;
}

export async function askedErrors(query: Query): Promise<AskedErrors> {
  const [typed, size] = [partOf(query, 'request'), sizeOf(query)];
  const request = requestId.optional().safeParse(typed);
  if (!request.success) {
    const words = request.error.issues.map(refusalWords)[0];
    return { found: null, typed, error: words?.[shortOf(await getLocale())], size };
  }
  const asked = { page: pageOf(query), size };
  const found = await errorPage({ request: request.data }, asked, await database());
  return { found, typed, error: undefined, size };
}
