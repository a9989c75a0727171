import { Fragment, type ReactNode } from 'react';
import { ScenePicture, type ScenePictureProps } from '@/components/demo/scene-picture';
import { InstalledApps } from '@/components/mockups/installed-apps';
import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/campaigns/campaign-types';
import { MoonPhase } from '../visuals/moon-phase';

/** Before, at and after the full moon. */
const moonPhases = ['waxing', 'full', 'waning'] as const;

const stillStyles: Readonly<Partial<Record<OwnSection['kind'], string>>> = {
  docks: 'h-auto w-full rounded-lg ring-1 ring-line',
  duty: 'h-auto campaigns:max-h-full w-auto max-w-full rounded-lg shadow-window',
};

/** A picture of the product in a festival night, under the moon of that day. */
function Moonlit({ moon, children }: { moon: (typeof moonPhases)[number]; children: ReactNode }) {
  return (
    <div className="ground-vault campaigns:h-96 campaigns:md:h-100 relative flex justify-center overflow-hidden p-6 md:p-8">
      <MoonPhase
        light={moon === 'full' ? 1 : 0.72}
        className={cn(
          'campaigns:-top-8 campaigns:right-6 campaigns:w-40 absolute',
          moon === 'waning' && 'campaigns:-scale-x-100',
        )}
      />
      <div className="relative flex min-h-0 items-center justify-center">{children}</div>
    </div>
  );
}

/** `scene.crop`, or `scene.crop.phoneCrop` where phones get another crop; `apps` is the list of installed apps. */
function Still({ name, className }: { name: string; className: string }) {
  if (name === 'apps')
    return <InstalledApps className="rounded-lg px-7 py-4 text-base ring-1 ring-line" />;
  const [scene, crop, phoneCrop] = name.split('.');
  return <ScenePicture {...({ scene, crop, phoneCrop, className } as ScenePictureProps)} />;
}

/**
 * Pictures of the product for the items of a campaign's own section, in their order.
 * @param names as a campaign lists them
 */
export const sectionPictures = (kind: OwnSection['kind'], names: readonly string[]): ReactNode[] =>
  names.map((name, index) => {
    const still = <Still name={name} className={stillStyles[kind] ?? 'h-auto w-full rounded-lg'} />;
    return kind === 'duty' ? (
      <Moonlit key={name} moon={moonPhases[index % moonPhases.length] ?? 'full'}>
        {still}
      </Moonlit>
    ) : (
      <Fragment key={name}>{still}</Fragment>
    );
  });
