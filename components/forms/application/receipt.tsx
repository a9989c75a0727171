'use client';

import { useEffect, type ReactNode } from 'react';
import {
  groupApplicationNumber,
  parseApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { useUrlQuery } from '@/components/ui/use-url-query';
import { CopyButton } from '@/components/ui/copy-button';
import { passQueryToOtherLanguage } from '../pass-query-to-other-language';

interface ReceiptProps {
  messages: {
    number: string;
    /** Says what the number is for. */
    keep: string;
    copy: string;
    copied: string;
    failed: string;
  };
  /** It is shown next to a number. */
  received: ReactNode;
  /** It is shown for URLs without a number, or with an invalid number. */
  neutral: ReactNode;
}

const useApplicationNumber = () => {
  const query = useUrlQuery();
  return { isRead: query !== null, number: parseApplicationNumber(query?.get('no') ?? '') };
};

const numberStyles = 'mt-1 font-num text-[clamp(2.125rem,9vw,3.5rem)] leading-tight font-bold';

/**
 * Shows the number of a form that was sent. The page is static and the number is in the URL, so the browser reads it,
 * and shows it only when its check character is right (F5).
 */
export function Receipt({ messages, received, neutral }: ReceiptProps) {
  const { isRead, number } = useApplicationNumber();
  useEffect(passQueryToOtherLanguage, []);
  if (!number)
    return (
      <>
        <div>{neutral}</div>
        {/* It reserves the place of the number until the URL is read. */}
        {!isRead && <div className="min-h-[208px]" />}
      </>
    );
  const groupedNumber = groupApplicationNumber(number);
  return (
    <>
      <div>{received}</div>
      <div className="min-h-[208px] rounded-lg bg-paper px-6 py-7 shadow-2 sm:px-9">
        <p className="text-sm text-text-3">{messages.number}</p>
        <p className={`${numberStyles} text-text select-all`}>{groupedNumber}</p>
        <CopyButton
          value={groupedNumber}
          label={messages.copy}
          copiedLabel={messages.copied}
          failedLabel={messages.failed}
          className="-ml-2 font-bold text-blue-700 hover:text-blue-800"
        />
        <p className="mt-2 border-t border-line pt-4 text-sm">{messages.keep}</p>
      </div>
    </>
  );
}

/** Shows its content only where the URL holds a valid number. */
export function IfApplicationNumber({ children }: { children: ReactNode }) {
  return useApplicationNumber().number ? children : null;
}
