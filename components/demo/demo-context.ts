import { createContext, useContext } from 'react';
import type { DemoEvent, DemoState } from '@/lib/demo/state';
import type { DemoMessages } from './demo-messages';

interface DemoContextValue {
  readonly state: DemoState;
  readonly messages: DemoMessages;
  readonly send: (event: DemoEvent) => void;
  readonly nextClick: DemoEvent | null;
}

export const DemoContext = createContext<DemoContextValue | null>(null);

/**
 * The demo around the component.
 * @throws Error outside it
 */
export function useDemo(): DemoContextValue {
  const demo = useContext(DemoContext);
  if (!demo) throw new Error('This component belongs inside the demo');
  return demo;
}
