import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { watchStages } from './load-live-demo';

/** Makes the page's pictures of the demo live, where there are any; other pages do not load the demo. */
export function DemoStageBehavior() {
  const pathname = usePathname();
  useEffect(watchStages, [pathname]);
  return null;
}
