import { getLocale, getTranslations } from 'next-intl/server';
import type { SceneId } from '@/lib/demo/scene-ids';
import { loadSceneImage, loadAvifUrl, type SceneAlt } from './scene-images';

interface DemoStagePictureProps {
  scene: SceneId;
  /** Shows a store's own window in front. */
  hasStoreWindow?: boolean;
  /** Above the fold: loaded at once. */
  hasPriority?: boolean;
}

/** The first picture of a scene that the live demo replaces, wide and as on a phone. */
export async function DemoStagePicture({
  scene,
  hasStoreWindow = false,
  hasPriority = false,
}: DemoStagePictureProps) {
  const locale = await getLocale();
  const [wideCrop, phoneCrop] = hasStoreWindow
    ? (['opened-window', 'opened-phone'] as const)
    : (['window', 'phone'] as const);
  const [t, wide, phone, wideAvifUrl, phoneAvifUrl] = await Promise.all([
    getTranslations('scenes'),
    loadSceneImage(scene, wideCrop, locale),
    loadSceneImage(scene, phoneCrop, locale),
    loadAvifUrl(scene, wideCrop, locale),
    loadAvifUrl(scene, phoneCrop, locale),
  ]);
  const { width, height } = phone;
  return (
    <picture className="block min-h-0 flex-1">
      <source
        media="(width < 640px)"
        type="image/avif"
        srcSet={phoneAvifUrl}
        width={width}
        height={height}
      />
      <source media="(width < 640px)" srcSet={phone.src} width={width} height={height} />
      <source type="image/avif" srcSet={wideAvifUrl} width={wide.width} height={wide.height} />
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={t(`${scene}.${wideCrop}` as SceneAlt)}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : undefined}
        className="size-full rounded-[18px] bg-paper object-cover object-left-top shadow-window max-sm:object-contain max-sm:object-top"
      />
    </picture>
  );
}
