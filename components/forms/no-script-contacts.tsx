import { getLocale, getTranslations } from 'next-intl/server';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { contactLinks } from '@/lib/site';
import { getWechatQrCodes, qrLabelOf } from '@/lib/site-content/wechat-qr-codes';

const linkStyles =
  'inline-flex min-h-11 items-center font-bold text-blue-700 underline underline-offset-4';

/** Another way to reach us, where a contact is configured, for visitors whose browser runs no scripts (F2, P1). */
export async function NoScriptContacts() {
  const [t, common, qr, locale] = await Promise.all([
    getTranslations('formNoScript'),
    getTranslations('common.contactBar'),
    getWechatQrCodes(),
    getLocale(),
  ]);
  return (
    <noscript>
      <div className="mb-6 rounded-md border border-line-2 bg-paper p-5 text-text-2">
        <p className="font-bold text-text">{t('title')}</p>
        <p className="mt-1 text-sm">{t('text')}</p>
        {(contactLinks.length > 0 || qr.sidebar) && <p className="mt-2 text-sm">{t('contact')}</p>}
        <p className="mt-2 flex flex-wrap gap-x-6 text-sm empty:hidden">
          {contactLinks.map(({ kind, text: contactText, href }) => (
            <span key={kind}>
              {t(kind)}{' '}
              <a href={href} className={linkStyles}>
                {contactText}
              </a>
            </span>
          ))}
        </p>
        {qr.sidebar && (
          <p className="mt-3 flex items-center gap-4 text-sm">
            <QrPicture
              src={qr.sidebar}
              liveCodeId={qr.liveCodeId}
              alt={qrLabelOf(common('wechat'), qr, locale)}
              size={112}
            />
            {common('wechat')}
          </p>
        )}
      </div>
    </noscript>
  );
}
