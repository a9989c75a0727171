import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { watchDemoStages } from './watch-demo-stages';

/** Makes the page's pictures of the demo live, where there are any; other pages do not load the demo. */
export function DemoStageBehavior() {
  const pathname = usePathname();
  useEffect(watchDemoStages, [pathname]);
  return null;
}
