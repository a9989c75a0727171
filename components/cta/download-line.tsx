import type { ReactNode } from 'react';
import { ClosingLine } from '@/components/sections/closing-line';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { downloadHref, type ClientLine } from '@/lib/releases/types';

export interface DownloadLineProps {
  title: string;
  text: string;
  /** Word of the download button. */
  download: string;
  /** Client line, where it is not the usual one. */
  line?: ClientLine;
  /** A page to read instead. */
  children?: ReactNode;
}

/** One line at the end of a page: the package for the visitor's system (D1), or one page more. */
export function DownloadLine({ title, text, download, line, children }: DownloadLineProps) {
  return (
    <ClosingLine title={title} text={text}>
      <ButtonLink
        href={downloadHref('auto', line && { line })}
        data-track="download"
        icon={<Icon name="download" />}
      >
        {download}
      </ButtonLink>
      {children}
    </ClosingLine>
  );
}
