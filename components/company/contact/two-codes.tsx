import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { site } from '@/lib/site';
import { getQrCodes } from '@/lib/upstream/qr';

/** Two codes that do different things, and where the office is. */
export async function TwoCodes() {
  const [{ sidebar, footer }, t] = await Promise.all([
    getQrCodes(),
    getTranslations('contact.codes'),
  ]);
  const codes = [
    ['consult', sidebar],
    ['follow', footer],
  ] as const;
  const { legalName, address, email } = site.company;
  return (
    <Section tone="blue" labelledBy="codes-title">
      <div className="wrap grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div>
          <h2 id="codes-title" className="text-h2">
            <Phrases text={t('title')} />
          </h2>
          <ul className="mt-8 grid gap-8 sm:grid-cols-2">
            {codes.map(([key, src]) => (
              <li key={key}>
                <QrPicture src={src} alt={t(`${key}.alt`)} size={168} />
                <h3 className="mt-4 text-h3">{t(`${key}.title`)}</h3>
                <p className="mt-1 text-white/90">{t(`${key}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-end border-t border-white/40 pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
          <h2 className="text-h3">{t('office')}</h2>
          <address className="not-italic">
            <p className="mt-4 text-lead">{legalName}</p>
            <p className="mt-1 text-lead">{address}</p>
            <p className="mt-4">
              <a
                href={`mailto:${email}`}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {email}
              </a>
            </p>
          </address>
          <p className="mt-2 text-white/90">{t('visit')}</p>
        </div>
      </div>
    </Section>
  );
}
