import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import type { FormField } from '@superbrowser/contract/forms/fields';
import { ClientMessages } from '@/components/client-messages';
import { pickMessageGroups, type MessageGroupPath } from '@/lib/core/i18n/pick-messages';
import { contactLinks } from '@/lib/site';
import { formMessageGroups } from './form-message-groups';

interface FormMessagesProps {
  /** The fields whose names and errors may be shown. */
  fields: readonly FormField[];
  /** Further message groups that the form needs. */
  groups?: readonly MessageGroupPath[];
  children: ReactNode;
}

/** Passes the texts of a form from the server to its client components. */
export function FormMessages({ fields, groups = [], children }: FormMessagesProps) {
  const messages = useMessages();
  return (
    <ClientMessages
      locale={useLocale()}
      groups={{ ...formMessageGroups(messages, fields), ...pickMessageGroups(messages, groups) }}
      contacts={contactLinks}
    >
      {children}
    </ClientMessages>
  );
}
