'use client';

import useSWR from 'swr';
import type { SessionAnswer } from '@/lib/accounts/contract';
import { getJson } from '@/lib/browser/api';

export interface GreetingProps {
  words: {
    /** For visitors who cannot be named. */
    neutral: string;
    /** With `{username}` and `{company}`. */
    named: string;
  };
}

const read = async (path: string): Promise<SessionAnswer | null> => {
  const reply = await getJson<SessionAnswer>(path);
  return reply.ok ? reply.data : null;
};

/** Names who has just registered; without a session, or without an answer, it stays neutral. */
export function Greeting({ words }: GreetingProps) {
  const { data } = useSWR('/api/account/session', read, { revalidateOnFocus: false });
  if (!data?.signedIn) return words.neutral;
  const names: Record<string, string> = { username: data.username, company: data.companyName };
  // In one pass, so that a name is never taken for a placeholder.
  return words.named.replace(/\{(\w+)\}/g, (given, name: string) => names[name] ?? given);
}
