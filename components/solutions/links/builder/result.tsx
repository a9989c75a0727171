import { QRCodeSVG } from 'qrcode.react';
import { fill } from '@/components/ui/fill';
import { useQrDrawing } from '@/components/ui/qr/use-qr-drawing';
import { promoterLink, type UtmName } from '@/lib/attribution/promoter-link';
import { rememberedDays } from '@/lib/attribution/days';
import { withPromoter } from '@/lib/downloads/link';
import { LinkBox } from './link-box';
import type { LinkWords } from './words';

export interface ResultProps {
  readonly words: LinkWords;
  readonly files: { readonly exe: string; readonly zip: string };
  /** Absolute address of the landing page. */
  readonly page: string;
  readonly code: string;
  readonly utm: Readonly<Partial<Record<UtmName, string>>>;
}

const save =
  'inline-flex min-h-11 cursor-pointer items-center text-sm font-bold text-blue-600 hover:text-blue-800';

/** The finished link, its QR code to save, and what happens to a client who opens it. */
export function Result({ words, files, page, code, utm }: ResultProps) {
  const link = promoterLink(page, code, utm);
  const { drawing, savePng, saveSvg } = useQrDrawing(fill(words.file, { code }));
  return (
    <>
      <LinkBox words={words} link={link} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <QRCodeSVG
          ref={drawing}
          value={link}
          level="M"
          marginSize={4}
          role="img"
          aria-label={words.qr}
          className="block size-[176px] flex-none rounded-lg ring-1 ring-line-2"
        />
        <div className="grid">
          <button type="button" onClick={savePng} className={save}>
            {words.png}
          </button>
          <button type="button" onClick={saveSvg} className={save}>
            {words.svg}
          </button>
        </div>
      </div>
      <Facts words={words} files={files} code={code} withUtm={Boolean(utm.utm_source)} />
    </>
  );
}

interface FactsProps extends Pick<ResultProps, 'words' | 'files' | 'code'> {
  readonly withUtm: boolean;
}

/** What the site will do with this very code (A5, D2). */
function Facts({ words: { after, facts }, files, code, withUtm }: FactsProps) {
  const { promoter: days, channel: longDays } = rememberedDays;
  const rows = [
    [facts.exe, withPromoter(files.exe, code)],
    [facts.zip, withPromoter(files.zip, code)],
    [facts.cookie, fill(facts.cookieValue, { days })],
    ...(withUtm ? [[facts.utm, fill(facts.utmValue, { days: longDays })]] : []),
    [facts.form, fill(facts.formValue, { code })],
  ];
  return (
    <>
      <h3 className="mt-6 border-t border-line-2 pt-4 font-bold text-text">{after}</h3>
      <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2 lg:grid-cols-1">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="text-text-3">{term}</dt>
            <dd className="wrap-anywhere text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
