import type { DesktopWords } from '@/components/desktop/words';

/** Texts of what only the desktop client can add to the check. */
export interface ClientWords {
  readonly connection: DesktopWords;
  readonly title: string;
  readonly outside: string;
  readonly waiting: string;
  readonly old: string;
  readonly ip: { readonly label: string; readonly bound: string; readonly unbound: string };
  readonly gateway: { readonly label: string; readonly on: string; readonly off: string };
  readonly save: {
    readonly button: string;
    readonly first: string;
    readonly pending: string;
    readonly done: string;
  };
  readonly fix: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly pending: string;
    readonly asked: string;
    readonly states: Readonly<Record<'running' | 'fixed' | 'failed', string>>;
    readonly retry: string;
    readonly close: string;
  };
}
