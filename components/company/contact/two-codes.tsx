import { getLocale, getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { site } from '@/lib/site';
import { getQrCodes, qrLabel } from '@/lib/upstream/qr';

/** Two codes that do different things, and where the office is; what is not configured is left out (B7). */
export async function TwoCodes() {
  const [qr, t, locale] = await Promise.all([
    getQrCodes(),
    getTranslations('contact.codes'),
    getLocale(),
  ]);
  const codes = [['consult', qr.sidebar] as const, ['follow', qr.footer] as const].filter(
    ([, src]) => src,
  );
  const { legalName, address, email } = site.company;
  const office = legalName || address || email;
  if (codes.length === 0 && !office) return null;
  return (
    <Section tone="blue" labelledBy={codes.length > 0 ? 'codes-title' : 'office-title'}>
      <div className="wrap grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        {codes.length > 0 && (
          <div>
            <h2 id="codes-title" className="text-h2">
              <Phrases text={t('title')} />
            </h2>
            <ul className="mt-8 grid gap-8 sm:grid-cols-2">
              {codes.map(([key, src]) => (
                <li key={key}>
                  <QrPicture
                    src={src}
                    code={qr.code}
                    alt={qrLabel(t(`${key}.alt`), qr, locale)}
                    size={168}
                  />
                  <h3 className="mt-4 text-h3">{t(`${key}.title`)}</h3>
                  <p className="mt-1 text-white/90">{t(`${key}.text`)}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
        {office && (
          <div className="self-end border-t border-white/40 pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
            <h2 id="office-title" className="text-h3">
              {t('office')}
            </h2>
            <address className="not-italic">
              <p className="mt-4 text-lead empty:hidden">{legalName}</p>
              <p className="mt-1 text-lead empty:hidden">{address}</p>
              {email && (
                <p className="mt-4">
                  <a
                    href={`mailto:${email}`}
                    className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
                  >
                    {email}
                  </a>
                </p>
              )}
            </address>
            <p className="mt-2 text-white/90">{t('visit')}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
