import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { TryLink } from '@/components/demo/try-link';

/** What is made for the company: its frame on the console, and on the console as phones show it. */
const marks = [
  {
    key: 'menu',
    frame:
      'top-[7%] left-[0.5%] h-[49%] w-[14%] max-[640px]:top-[86.4%] max-[640px]:h-[13%] max-[640px]:w-[99%]',
    at: '-top-5 -left-2 max-[640px]:top-auto max-[640px]:-bottom-4',
  },
  {
    key: 'signOn',
    frame:
      'top-[0.6%] left-[79.6%] h-[5.8%] w-[13.6%] max-[640px]:left-[40.5%] max-[640px]:h-[10.6%] max-[640px]:w-[40.5%]',
    at: '-top-5 -left-2',
  },
  {
    key: 'data',
    frame:
      'top-[7%] left-[76.5%] h-[92%] w-[23%] max-[640px]:top-[75.6%] max-[640px]:left-[0.5%] max-[640px]:h-[9.8%] max-[640px]:w-[99%]',
    at: '-top-5 -left-2 max-[640px]:-top-4 max-[640px]:left-auto max-[640px]:-right-2',
  },
] as const;

const number =
  'grid size-6 flex-none place-items-center rounded-full bg-blue-600 font-num text-sm font-bold text-white';

/** The console as it comes; what is dashed is made for the company. */
export function WindowSketch() {
  const t = useTranslations('business.sketch');
  return (
    <div className="mt-6 lg:mt-14">
      <div className="relative">
        <ScenePicture
          scene="morning-grant"
          crop="window"
          phone="phone-short"
          priority
          className="h-auto w-full rounded-lg shadow-2 lg:rounded-xl"
        />
        {marks.map(({ key, frame, at }, index) => (
          <span
            key={key}
            aria-hidden="true"
            className={`absolute rounded-md border-2 border-dashed border-blue-600 ${frame}`}
          >
            <span className={`absolute ${at} ${number}`}>{index + 1}</span>
          </span>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-10 gap-y-2 md:mt-6">
        <ol className="flex flex-wrap gap-x-6 gap-y-1.5 font-bold text-text md:gap-x-8">
          {marks.map(({ key }, index) => (
            <li key={key} className="flex items-center gap-2.5">
              <span aria-hidden="true" className={number}>
                {index + 1}
              </span>
              {t(key)}
            </li>
          ))}
        </ol>
        <TryLink scene="morning-grant" className="max-md:hidden" />
        <p className="text-sm text-text-3 lg:ml-auto">{t('caption')}</p>
      </div>
    </div>
  );
}
