import { useLocale, useTranslations } from 'next-intl';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { pageQrCodeSrc } from '@/lib/page-qr-codes';
import { qrLabelOf, type WechatQrCodes } from '@/lib/site-content/wechat-qr-codes';

/**
 * A QR code with a line that says what scanning it does. It is the published code, or else a code that opens the
 * contact page on the phone.
 */
export function ContactQr({ qr }: { qr: WechatQrCodes }) {
  const locale = useLocale();
  const t = useTranslations('common.contactBar');
  const label = qr.sidebar ? t('wechat') : t('scan');
  return (
    <p className="w-24 flex-none text-center text-xs">
      {qr.sidebar ? (
        <QrPicture
          src={qr.sidebar}
          liveCodeId={qr.liveCodeId}
          alt={qrLabelOf(label, qr, locale)}
          size={96}
        />
      ) : (
        <QrPicture src={pageQrCodeSrc(locale, '/contact')} alt="" size={96} className="p-2" />
      )}
      <span className="mt-1.5 block">{label}</span>
    </p>
  );
}
