import { useEffect, useState, type ReactNode } from 'react';
import { runWhenIdle } from '@/lib/browser/when-idle';
import type { IdleScriptsProps } from './idle-scripts';

/** Fetches and renders IdleScripts when the page is idle. */
export function IdleScriptsLoader(props: IdleScriptsProps) {
  const [idleScripts, setIdleScripts] = useState<ReactNode>(null);

  useEffect(() => {
    let isMounted = true;
    const loadIdleScripts = () => {
      import('./idle-scripts').then(
        ({ IdleScripts }) => isMounted && setIdleScripts(<IdleScripts {...props} />),
        () => undefined,
      );
    };
    const cancelFetch = runWhenIdle(loadIdleScripts);
    return () => {
      isMounted = false;
      cancelFetch();
    };
  }, [props]);
  return idleScripts;
}
