'use client';

import { useEffect, useState } from 'react';
import type { SessionAnswer } from '@/lib/api-answers';
import { getJson } from '@/lib/browser/api';

interface GreetingProps {
  messages: {
    /** For visitors who cannot be named. */
    neutral: string;
    /** With `{username}` and `{company}`. */
    named: string;
  };
}

/** Names who has just registered; without a session, or without an answer, it stays neutral. */
export function Greeting({ messages }: GreetingProps) {
  const [account, setAccount] = useState<SessionAnswer | null>(null);
  useEffect(() => {
    // Asked once on a page that is seen once: a cache of answers would weigh more than it saves.
    void getJson<SessionAnswer>('/api/account/session').then((reply) => {
      if (reply.ok) setAccount(reply.data);
    });
  }, []);
  if (!account?.signedIn) return messages.neutral;
  const names: Record<string, string> = {
    username: account.username,
    company: account.companyName,
  };
  // In one pass, so that a name is never taken for a placeholder.
  return messages.named.replace(/\{(\w+)\}/g, (given, name: string) => names[name] ?? given);
}
