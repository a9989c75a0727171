'use client';

import { useEffect, useState } from 'react';
import type { SessionResponse } from '@superbrowser/contract/handler-responses';
import { fillTemplate } from '@/components/ui/fill-template';
import { fetchFromApi } from '@/lib/browser/site-api';

interface GreetingProps {
  messages: {
    /** For visitors whose name is unknown. */
    neutral: string;
    /** With the placeholders `{username}` and `{company}`. */
    named: string;
  };
}

/** Greets the new user by name; without a session or an answer the text stays neutral. */
export function Greeting({ messages }: GreetingProps) {
  const [account, setAccount] = useState<SessionResponse | null>(null);
  useEffect(() => {
    // The session is requested without a cache, because the page is visited once.
    void fetchFromApi<SessionResponse>('/api/account/session').then((response) => {
      if (response.ok) setAccount(response.data);
    });
  }, []);
  if (!account?.signedIn) return messages.neutral;
  const { username, companyName: company } = account;
  return fillTemplate(messages.named, { username, company });
}
