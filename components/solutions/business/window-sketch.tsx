import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';

/** What is made for the company: its frame on the picture, and where its note hangs. */
const marks = [
  { key: 'menu', frame: 'top-[7%] left-[0.5%] h-[49%] w-[14%]', note: 'top-full left-0 mt-2' },
  {
    key: 'signOn',
    frame: 'top-[0.6%] left-[68%] h-[5.6%] w-[17%]',
    note: 'top-1/2 right-full mr-2 -translate-y-1/2',
  },
  { key: 'data', frame: 'top-[7%] left-[76.5%] h-[92%] w-[23%]', note: 'right-2 bottom-2' },
] as const;

/** The console as it comes; what is dashed is made for the company. */
export function WindowSketch() {
  const t = useTranslations('business.sketch');
  return (
    <div className="relative">
      <ScenePicture
        scene="morning-grant"
        crop="window"
        priority
        className="h-auto w-full rounded-lg shadow-2"
      />
      {marks.map(({ key, frame, note }) => (
        <span
          key={key}
          className={`absolute rounded-md border-2 border-dashed border-blue-600 ${frame}`}
        >
          <b
            className={`absolute rounded-full bg-blue-600 px-3 py-1 text-xs leading-5 whitespace-nowrap text-white ${note}`}
          >
            {t(key)}
          </b>
        </span>
      ))}
    </div>
  );
}
