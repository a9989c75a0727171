'use client';

/**
 * Texts of client components. next-intl's own provider and `useTranslations` would make each page larger; here the
 * server picks groups of messages, a context passes them down, and `useClientTranslations` reads them by key. It fills
 * in `{name}` and `{name, number}`; messages with plural or select are formatted on the server.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { MessageGroup, MessageGroupPath } from '@/lib/core/i18n/pick-messages';
import type { Locale } from '@/lib/core/i18n/routing';
import type { ContactLink } from '@/lib/site';
import { fillTemplate } from './ui/fill-template';

type Values = Readonly<Record<string, string | number>>;

/** Dotted keys of the texts in a group, e.g. `names.city.label`. */
type TextKey<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${TextKey<T[Key]>}`;
}[keyof T & string];

export interface Translate<Key extends string = string> {
  (key: Key, values?: Values): string;
  /** The text of a key, or undefined if there is none. */
  find: (key: string, values?: Values) => string | undefined;
}

/** Reads a group of messages; a missing text shows its key, as next-intl does. */
function translatorOf(locale: Locale, group: object): Translate {
  const find = (key: string, values: Values = {}) => {
    let node: unknown = group;
    for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
    return typeof node === 'string' ? fillTemplate(node, values, locale) : undefined;
  };
  return Object.assign((key: string, values?: Values) => find(key, values) ?? key, { find });
}

export interface ClientMessagesProps {
  locale: Locale;
  /** Groups of messages by their path, or the parts of them that the components below need. */
  groups: { readonly [Path in MessageGroupPath]?: object };
  /** Telephone and mail of the company, where a text below offers them. */
  contacts?: readonly ContactLink[];
}

const MessagesContext = createContext<ClientMessagesProps | null>(null);

function useMessages(): ClientMessagesProps {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('A client component with texts needs <ClientMessages> above it');
  return messages;
}

/** Passes texts to the client components below. */
export function ClientMessages({
  children,
  ...messages
}: ClientMessagesProps & { children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

export const useClientLocale = (): Locale => useMessages().locale;

export const useContacts = (): readonly ContactLink[] => useMessages().contacts ?? [];

/** @throws Error when no <ClientMessages> above has the group */
export function useClientTranslations<Path extends MessageGroupPath>(
  path: Path,
): Translate<TextKey<MessageGroup<Path>>> {
  const { locale, groups } = useMessages();
  const group = (groups as Readonly<Record<string, object | undefined>>)[path];
  if (!group) throw new Error(`<ClientMessages> above lacks the group "${path}"`);
  return useMemo(() => translatorOf(locale, group), [locale, group]);
}
