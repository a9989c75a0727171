import { ClientIdentity, type IdentityWords } from '@/components/desktop/client-identity';
import { StatusLine } from '@/components/desktop/connection-status';
import { DesktopProvider } from '@/components/desktop/desktop-provider';
import { useAbnormalNotice } from '@/components/desktop/use-abnormal-notice';
import { useDesktop } from '@/components/desktop/use-desktop';
import { useLogin } from '@/components/desktop/use-login';
import type { DesktopWords } from '@/components/desktop/words';

export interface ClientSideProps {
  words: {
    title: string;
    needs: string;
    /** The environment cannot be used (E1). */
    abnormal: string;
    connection: DesktopWords;
    identity: IdentityWords;
  };
}

/** Only inside the client: on a computer beside one there is nothing to say here. */
function Side({ words }: ClientSideProps) {
  const { place } = useDesktop();
  const login = useLogin();
  useAbnormalNotice(words.abnormal);
  if (place !== 'inside') return null;
  return (
    <section
      aria-label={words.title}
      data-client
      className="mt-5 space-y-4 rounded-lg border border-line-2 bg-paper p-5 sm:px-9"
    >
      <h2 className="text-h3 text-text">{words.title}</h2>
      <StatusLine words={words.connection} />
      <ClientIdentity
        words={words.identity}
        connection={words.connection}
        login={login}
        needs={words.needs}
        where="oauth"
      />
    </section>
  );
}

/** The environment of the client this page was opened in, and who is signed in there. */
export function ClientSide(props: ClientSideProps) {
  return (
    <DesktopProvider>
      <Side {...props} />
    </DesktopProvider>
  );
}
