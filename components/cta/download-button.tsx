'use client';

import type { ReactNode } from 'react';
import { useVisitorSystem, type VisitorSystem } from '@/components/visitor/use-visitor-system';
import { InAppGate } from '@/components/in-app-browser/in-app-gate';
import { downloadHref } from '@/lib/releases/release-package';

export type DownloadTarget = 'auto' | 'windows' | 'mac' | 'linux' | 'android' | 'other';

export interface DownloadButtonProps {
  messages: Readonly<Record<DownloadTarget, { label: string; note: string }>>;
  /** Target for visitors who have to choose: the chip of a Mac cannot be detected (D8). */
  listHref: string;
  icon?: ReactNode;
  /** All classes of the button, passed in so that the script does not contain them. */
  className?: string;
  /** Classes of the replacement inside an app (D11). */
  guideClassName?: string;
}

function downloadTargetOf(system: VisitorSystem): DownloadTarget {
  if (system === 'pending') return 'auto';
  return system === 'unknown' || system === 'iphone' || system === 'ipad' ? 'other' : system;
}

/** "Download for my system": the server's `auto` link, with a better text and target once the system is known (D1). */
export function DownloadButton({
  messages,
  listHref,
  icon,
  className,
  guideClassName = '',
}: DownloadButtonProps) {
  const target = downloadTargetOf(useVisitorSystem());
  const href = target === 'mac' || target === 'other' ? listHref : downloadHref(target);
  const { label, note } = messages[target];
  return (
    <InAppGate className={guideClassName}>
      <a href={href} data-track="download" className={className}>
        {icon}
        <span className="block text-left">
          {label}
          <span className="mt-1 block text-xs leading-tight font-normal opacity-90">{note}</span>
        </span>
      </a>
    </InAppGate>
  );
}
