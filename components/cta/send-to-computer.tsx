'use client';

import type { ReactNode } from 'react';
import { PlainCopyButton } from '@/components/ui/plain-copy-button';
import { InAppGate } from '@/components/in-app-browser/in-app-gate';
import { useUrlWithAttribution } from '@/components/visitor/use-attribution';
import { ShareLink } from './share-link';

interface SendToComputerProps {
  /** Absolute URL of the download page. */
  url: string;
  messages: {
    button: string;
    copy: string;
    copied: string;
    failed: string;
    subject: string;
    body: string;
  };
  icon?: ReactNode;
  /** Shown between the button and the row of secondary links. */
  children?: ReactNode;
  links?: ReactNode;
  /** Classes of the button, passed in so that the script does not contain them. */
  className: string;
  linksClassName?: string;
  /** Classes of the replacement inside an app (D11). */
  guideClassName?: string;
}

/** A phone's main action: sends the link to the computer by share sheet, mail or clipboard (D8). */
export function SendToComputer({
  url,
  messages,
  icon,
  children,
  links,
  className,
  linksClassName,
  guideClassName = '',
}: SendToComputerProps) {
  const urlWithAttribution = useUrlWithAttribution(url);
  const mailto = `mailto:?subject=${encodeURIComponent(messages.subject)}&body=${encodeURIComponent(`${messages.body}\n${urlWithAttribution}`)}`;
  return (
    <>
      <InAppGate className={guideClassName}>
        <ShareLink
          url={urlWithAttribution}
          title={messages.subject}
          mailto={mailto}
          className={className}
        >
          {icon}
          {messages.button}
        </ShareLink>
      </InAppGate>
      {children}
      <div className={linksClassName}>
        <PlainCopyButton
          value={urlWithAttribution}
          label={messages.copy}
          copiedLabel={messages.copied}
          failedLabel={messages.failed}
        />
        {links}
      </div>
    </>
  );
}
