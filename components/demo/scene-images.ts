import type { StaticImageData } from 'next/image';
import type { scenes as alts } from '@/messages/zh-CN/product.json';
import type { Locale } from '@/lib/core/i18n/routing';
import type { SceneId } from '@/lib/demo/scene-ids';

type Alts = Pick<typeof alts, SceneId>;

/** Pictures of a scene (scripts/draw/scenes) that have an alternative text. */
type SceneCrop<S extends SceneId> = Extract<keyof Alts[S], string>;

/** A scene and one of its pictures. */
export type SceneStill = { [S in SceneId]: { scene: S; crop: SceneCrop<S> } }[SceneId];

/** Key of a picture's alternative text. */
export type SceneAlt = { [S in SceneId]: `${S}.${SceneCrop<S>}` }[SceneId];

const languageOf = (locale: Locale) => (locale === 'zh-CN' ? 'zh' : 'en');

/** URL of a scene's first picture in the smallest format (AVIF). */
export async function loadAvifUrl(
  scene: SceneId,
  crop: 'window' | 'phone' | 'opened-window' | 'opened-phone',
  locale: Locale,
): Promise<string> {
  const file = (await import(`./pictures/${scene}-${crop}-${languageOf(locale)}.avif`)) as {
    default: StaticImageData;
  };
  return file.default.src;
}

/** A picture of a scene, with its URL and size. */
export async function loadSceneImage(
  scene: SceneId,
  crop: string,
  locale: Locale,
): Promise<StaticImageData> {
  const file = (await import(`./pictures/${scene}-${crop}-${languageOf(locale)}.webp`)) as {
    default: StaticImageData;
  };
  return file.default;
}
