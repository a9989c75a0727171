import { getLocale, getTranslations } from 'next-intl/server';
import { loadSceneImage, type SceneAlt, type SceneStill } from './scene-images';

export type ScenePictureProps = SceneStill & {
  /** Another picture of the scene for phones, where the picture `crop` would be too small. */
  phoneCrop?: string;
  /** Above the fold: loaded at once. */
  hasPriority?: boolean;
  className?: string;
};

/** A still picture of the demo, in the page's language. */
export async function ScenePicture({
  scene,
  crop,
  phoneCrop,
  hasPriority = false,
  className,
}: ScenePictureProps) {
  const locale = await getLocale();
  const [t, { src, width, height }, phonePicture] = await Promise.all([
    getTranslations('scenes'),
    loadSceneImage(scene, crop, locale),
    phoneCrop && loadSceneImage(scene, phoneCrop, locale),
  ]);
  const picture = (
    <img
      src={src}
      width={width}
      height={height}
      alt={t(`${scene}.${crop}` as SceneAlt)}
      loading={hasPriority ? 'eager' : 'lazy'}
      fetchPriority={hasPriority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!phonePicture) return picture;
  return (
    <picture>
      <source
        media="(width < 640px)"
        srcSet={phonePicture.src}
        width={phonePicture.width}
        height={phonePicture.height}
      />
      {picture}
    </picture>
  );
}
