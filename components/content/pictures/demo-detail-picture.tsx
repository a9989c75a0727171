import type { StaticImageData } from 'next/image';
import type { Messages } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';

type Scenes = Messages['scenes'];

/** A detail of a scene (scripts/draw/scenes/reading-crops.mjs). Its name is the key of its alternative text. */
export type DemoDetail = {
  [Scene in keyof Scenes]: `${Scene}.${Extract<keyof Scenes[Scene], `reading-${string}`>}`;
}[keyof Scenes];

interface DemoDetailPictureProps {
  detail: DemoDetail;
  /** Above the fold: loaded at once. */
  hasPriority?: boolean;
  className?: string;
}

/** A detail of the demo, enlarged, in the page's language. */
export async function DemoDetailPicture({
  detail,
  hasPriority = false,
  className,
}: DemoDetailPictureProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('scenes')]);
  const language = locale === 'zh-CN' ? 'zh' : 'en';
  const {
    default: { src, width, height },
  } = (await import(`@/components/demo/pictures/${detail.replace('.', '-')}-${language}.webp`)) as {
    default: StaticImageData;
  };
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={t(detail)}
      loading={hasPriority ? 'eager' : 'lazy'}
      fetchPriority={hasPriority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
