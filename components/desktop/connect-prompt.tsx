import { buttonStyles } from '@/components/ui/button-styles';
import { useDesktop } from './use-desktop';
import type { DesktopWords } from './words';

/**
 * Outside the client the browser will ask whether this page may talk to a program of this machine;
 * the visitor hears first what for, and nothing is tried before.
 */
export function ConnectPrompt({ words }: { words: DesktopWords }) {
  const { place, wanted, connect } = useDesktop();
  if (place !== 'reachable' || wanted) return null;
  return (
    <div className="space-y-3">
      <h3 className="text-h3 text-text">{words.ask.title}</h3>
      <p>{words.ask.why}</p>
      <p className="text-text-2">{words.ask.refuse}</p>
      <button type="button" onClick={connect} className={buttonStyles({ variant: 'outline' })}>
        {words.ask.connect}
      </button>
    </div>
  );
}
