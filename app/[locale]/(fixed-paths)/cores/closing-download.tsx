import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { downloadHref } from '@/lib/releases/release-package';
import { ClosingWithMockup } from './closing-with-mockup';

interface ClosingDownloadProps {
  title: string;
  text: string;
  downloadLabel: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** The end of the page: a download of the package for the visitor's system (D1), and the other systems. */
export function ClosingDownload({ title, text, downloadLabel, children }: ClosingDownloadProps) {
  const t = useTranslations('common');
  return (
    <ClosingWithMockup
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink
            size="lg"
            href={downloadHref('auto')}
            data-track="download"
            icon={<Icon name="download" />}
          >
            {downloadLabel}
          </ButtonLink>
          {children}
        </>
      }
      aside={<p className="mt-2">{t('alsoFor')}</p>}
    />
  );
}
