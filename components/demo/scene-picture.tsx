import { getLocale, getTranslations } from 'next-intl/server';
import { loadSceneSource, type SceneAlt, type SceneStill } from './scene-source';

export type ScenePictureProps = SceneStill & {
  /** Another picture of the scene for phones, where this one would be too small. */
  phone?: string;
  /** Above the fold: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** A still picture of the demo, in the page's language. */
export async function ScenePicture({
  scene,
  crop,
  phone,
  priority = false,
  className,
}: ScenePictureProps) {
  const locale = await getLocale();
  const [t, { src, width, height }, small] = await Promise.all([
    getTranslations('scenes'),
    loadSceneSource(scene, crop, locale),
    phone && loadSceneSource(scene, phone, locale),
  ]);
  const picture = (
    <img
      src={src}
      width={width}
      height={height}
      alt={t(`${scene}.${crop}` as SceneAlt)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!small) return picture;
  return (
    <picture>
      <source
        media="(width < 640px)"
        srcSet={small.src}
        width={small.width}
        height={small.height}
      />
      {picture}
    </picture>
  );
}
