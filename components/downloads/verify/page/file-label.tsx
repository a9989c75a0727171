import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** The zone a file is dropped on; the file field lies over it. */
export function FileLabel() {
  const t = useTranslations('verify.tool.file');
  return (
    <label
      htmlFor="verify-file"
      className="grid min-h-60 content-center justify-items-center gap-2 rounded-lg border-2 border-dashed border-control bg-mist/60 px-5 py-8 text-center transition-colors group-data-over/zone:border-blue-600 group-data-over/zone:bg-blue-50 peer-hover:border-blue-600 peer-hover:bg-blue-50 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue-600 motion-reduce:transition-none"
    >
      <Icon name="shield" size={40} className="mb-1 text-blue-600" />
      <b className="text-[18px] text-text">{t('drop')}</b>
      <span className="text-sm">{t('local')}</span>
    </label>
  );
}
