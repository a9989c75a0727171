import { getTranslations } from 'next-intl/server';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { site } from '@/lib/site';
import { getQrCodes } from '@/lib/upstream/qr';

const link =
  'inline-flex min-h-11 items-center font-bold text-blue-700 underline underline-offset-4';

/**
 * Another way for visitors whose browser runs no scripts (F2).
 * @param text what cannot be done here, and that we help; about signing up when left out
 */
export async function NoScript({ text }: { text?: string }) {
  const [t, common, { sidebar }] = await Promise.all([
    getTranslations('register.noscript'),
    getTranslations('common.consult'),
    getQrCodes(),
  ]);
  const { phone, email } = site.company;
  return (
    <noscript>
      <div className="mb-6 rounded-md border border-line-2 bg-paper p-5 text-text-2">
        <p className="font-bold text-text">{t('title')}</p>
        <p className="mt-1 text-sm">{text ?? t('text')}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
          <span>
            {t('phone')}{' '}
            <a href={`tel:${phone}`} className={link}>
              {phone}
            </a>
          </span>
          <span>
            {t('email')}{' '}
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </span>
        </p>
        <p className="mt-3 flex items-center gap-4 text-sm">
          <QrPicture src={sidebar} alt={common('wechat')} size={112} />
          {common('wechat')}
        </p>
      </div>
    </noscript>
  );
}
