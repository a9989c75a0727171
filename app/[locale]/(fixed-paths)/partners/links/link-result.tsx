import { fillTemplate } from '@/components/ui/fill-template';
import { QrSvg } from '@/components/ui/qr/qr-svg';
import { useQrFiles } from '@/components/ui/qr/use-qr-files';
import { promoterLink, type UtmName } from '@/lib/attribution/promoter-link';
import { LinkBox, type LinkMessages } from './link-box';

export interface LinkResultProps {
  readonly messages: LinkMessages;
  /** Absolute URL of the landing page. */
  readonly landingUrl: string;
  readonly code: string;
  readonly utm: Readonly<Partial<Record<UtmName, string>>>;
}

const saveButtonStyles =
  'inline-flex min-h-11 cursor-pointer items-center text-sm font-bold text-blue-600 hover:text-blue-800';

/** The complete link, and its QR code to save. */
export function LinkResult({ messages, landingUrl, code, utm }: LinkResultProps) {
  const link = promoterLink(landingUrl, code, utm);
  const { svgRef, savePng, saveSvg } = useQrFiles(fillTemplate(messages.file, { code }));
  return (
    <>
      <LinkBox messages={messages} link={link} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <QrSvg
          ref={svgRef}
          value={link}
          margin={4}
          role="img"
          aria-label={messages.qr}
          className="partners:size-[176px] block flex-none rounded-lg bg-white text-black ring-1 ring-line-2"
        />
        <div className="grid">
          <button type="button" onClick={savePng} className={saveButtonStyles}>
            {messages.png}
          </button>
          <button type="button" onClick={saveSvg} className={saveButtonStyles}>
            {messages.svg}
          </button>
        </div>
      </div>
    </>
  );
}
