'use client';

import type { ReactNode } from 'react';
import { SendLink } from '@/components/downloads/send-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { CopyButton } from '@/components/ui/copy-button';
import { useReferredUrl } from './use-referral';

export interface SendToComputerProps {
  /** Absolute address of the download page. */
  url: string;
  words: {
    button: string;
    copy: string;
    copied: string;
    failed: string;
    subject: string;
    body: string;
  };
  icon?: ReactNode;
  /** Links beside "copy". */
  children?: ReactNode;
  className?: string;
}

/** A phone's main action: the link travels to the computer by share sheet, mail or clipboard (D8). */
export function SendToComputer({ url, words, icon, children, className }: SendToComputerProps) {
  const referred = useReferredUrl(url);
  const mailto = `mailto:?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(`${words.body}\n${referred}`)}`;
  return (
    <div className={className}>
      <SendLink
        url={referred}
        title={words.subject}
        mailto={mailto}
        className={cn(buttonStyles({ size: 'xl' }), 'w-full')}
      >
        {icon}
        {words.button}
      </SendLink>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-x-5 text-[15px] text-blue-200">
        <CopyButton
          value={referred}
          label={words.copy}
          copiedLabel={words.copied}
          failedLabel={words.failed}
        />
        {children}
      </div>
    </div>
  );
}
