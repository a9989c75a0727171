import { getTranslations } from 'next-intl/server';
import type { StoreId } from '@/lib/demo/store-ids';
import { cn } from '@/components/ui/cn';
import { sceneIds, type SceneId } from '@/lib/demo/scene-ids';
import { LiveDemoContainer } from './live-demo-container';
import { DemoStagePicture } from './demo-stage-picture';
import type { StageKind } from './watch-demo-stages';

interface DemoStageProps {
  scene: SceneId;
  /** Shows the day above the desktop app, and the guided tour. */
  hasTour?: boolean;
  /** A store whose own window is in front at first; the scene has pictures of it (`opened-window`). */
  windowStore?: StoreId;
  /** Above the fold: its picture is loaded at once. */
  hasPriority?: boolean;
}

/**
 * A box with the picture of a scene. The live demo replaces the picture when the box comes near the viewport; without
 * the tour it also waits for the visitor's first action (watch-demo-stages.ts). Without JavaScript picture and text
 * stay.
 */
export async function DemoStage({
  scene,
  hasTour = false,
  windowStore,
  hasPriority = false,
}: DemoStageProps) {
  const demoTexts = await getTranslations('demo');
  return (
    <div
      data-scene-stage={(hasTour ? 'full' : 'inline') satisfies StageKind}
      data-scene={scene}
      data-window-store={windowStore}
      className={cn(
        'relative mx-auto max-w-[1200px]',
        hasTour ? 'h-[854px] min-[640px]:h-[892px]' : 'h-[700px] min-[640px]:h-[600px]',
      )}
    >
      {/* Anchors for links to one scene; the live demo reads the URL fragment. */}
      {hasTour && sceneIds.map((id) => <span key={id} id={id} className="absolute -top-6" />)}
      {!hasTour && <h2 className="sr-only">{demoTexts(`scenes.${scene}.title`)}</h2>}
      <div data-scene-picture className="flex h-full flex-col justify-end">
        {hasTour && (
          <div className="flex h-[154px] flex-none flex-col justify-center pt-14 text-on-ink-2 min-[640px]:h-[172px]">
            <h2 className="text-[19px] font-bold text-on-ink min-[640px]:text-[24px]">
              {demoTexts(`scenes.${scene}.title`)}
            </h2>
            <p className="text-sm">{demoTexts(`scenes.${scene}.note`)}</p>
          </div>
        )}
        <DemoStagePicture
          scene={scene}
          hasStoreWindow={windowStore !== undefined}
          hasPriority={hasPriority}
        />
      </div>
      <LiveDemoContainer className="absolute inset-0" />
    </div>
  );
}
