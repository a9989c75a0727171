'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { usePromoter } from '@/components/cta/use-referral';
import { readClientLine } from '@/lib/browser/client-line';
import type { ClientLine } from '@/lib/releases/types';

/**
 * Shows its content to visitors whose Windows button delivers a line: v6 where the promoter asks for
 * it (D1), v5 for all others and in the server's HTML. What is next to a button must be the
 * facts of the file it delivers.
 */
export function ForLine({ line, children }: { line: ClientLine; children: ReactNode }) {
  const promoter = usePromoter();
  const [delivered, setDelivered] = useState<ClientLine>('v5');
  useEffect(() => {
    if (promoter === '') return undefined;
    let current = true;
    void readClientLine(promoter).then((answer) => current && setDelivered(answer));
    return () => {
      current = false;
    };
  }, [promoter]);
  return <div hidden={delivered !== line}>{children}</div>;
}
