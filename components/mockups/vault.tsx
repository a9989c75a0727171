import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Dots } from './dots';
import { StoreTile } from './store-tile';

const cipher = [
  '3c bb 3e da b7 5c 7f 38 0d de 10 29 7f a4 25',
  'd8 79 63 e0 14 fa 5b c0 9b 99 79 fa 72 80 38',
  '47 cc 2f 68 fa 3d e4 48 78 4c e3 88 64 99 1a',
  '28 14 24 c8 49 19 75 27 5b 00 ab 3e 4e 91 b6',
  '65 a4 25 3b 17 90 ea f2 17 7c 27 73 14 a0 cb',
  'c0 46 91 ef 0f af e4 0a 91 fb 54 fd 48 34 fa',
  '34 1e b9 9d 92 ce 2e 18 d4 64 58 59 a4 48 20',
].join('\n');

/** A saved login: dots for people, cipher text on the disk. */
export function Vault({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <div role="img" aria-label={t('vault.label')} className={className}>
      <div className="grid items-center md:grid-cols-[230px_56px_1fr]">
        <div className="rounded-[16px] bg-white p-[18px] text-xs leading-[1.5] text-text-2">
          <div className="mb-3 flex items-center gap-2.5 text-[15px] text-text">
            <StoreTile code="us" />
            <b>{t('shops.us')}</b>
          </div>
          <Field label={t('vault.account')} value={t('vault.accountStart')} hidden={6} />
          <Field label={t('vault.password')} value="" hidden={12} />
        </div>
        <span className="z-10 mx-auto grid size-14 place-items-center rounded-full bg-blue-600 text-white shadow-[0_0_0_8px_color-mix(in_srgb,var(--color-blue-600)_25%,transparent)] max-md:-my-3.5">
          <Icon name="lock" size={22} />
        </span>
        <pre className="cipher overflow-hidden border border-ink-line bg-ink-950/80 font-mono leading-[2] text-blue-200 max-md:h-[76px] max-md:rounded-t-[16px] max-md:px-4 max-md:pt-5 max-md:text-xs md:-ml-[18px] md:rounded-tl-[20px] md:border-r-0 md:border-b-0 md:pt-5 md:pb-7 md:pl-6 md:text-[15px]">
          {cipher}
        </pre>
      </div>
    </div>
  );
}

function Field({ label, value, hidden }: { label: string; value: string; hidden: number }) {
  return (
    <span className="mt-2 block text-ui text-text-3">
      {label}
      <span className="mt-0.5 block rounded-sm border border-line px-2.5 py-1.5 text-sm text-text">
        {value}
        <Dots count={hidden} />
      </span>
    </span>
  );
}
