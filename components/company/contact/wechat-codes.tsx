import { getLocale, getTranslations } from 'next-intl/server';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { getQrCodes, qrLabel } from '@/lib/upstream/site-content';

/** The WeChat codes that are configured, each with what scanning it does (B7). */
export async function WechatCodes() {
  const [qr, t, locale] = await Promise.all([
    getQrCodes(),
    getTranslations('contact.codes'),
    getLocale(),
  ]);
  const codes = (
    [
      ['consult', qr.sidebar],
      ['follow', qr.footer],
    ] as const
  ).flatMap(([key, src]) => (src ? [[key, src] as const] : []));
  return codes.map(([key, src]) => (
    <div key={key} className="mt-6 flex items-center gap-5 border-t border-line-2 pt-6">
      <QrPicture src={src} code={qr.code} alt={qrLabel(t(`${key}.alt`), qr, locale)} size={120} />
      <p className="text-sm">
        <b className="block text-base text-text">{t(`${key}.title`)}</b>
        {t(`${key}.text`)}
      </p>
    </div>
  ));
}
