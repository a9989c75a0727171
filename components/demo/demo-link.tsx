import { useLocale, useTranslations } from 'next-intl';
import { TextLink, type TextLinkProps } from '@/components/ui/text-link';
import type { SceneId } from '@/lib/demo/scene-ids';
import { pagePath } from '@/lib/core/i18n/paths';

interface DemoLinkProps extends Pick<TextLinkProps, 'tone' | 'className'> {
  scene: SceneId;
}

/** Link to the live demo, at the scene of the picture above. */
export function DemoLink({ scene, ...rest }: DemoLinkProps) {
  const t = useTranslations('scenes');
  const locale = useLocale();
  return (
    <TextLink href={`${pagePath(locale, '/webtrial')}#${scene}`} {...rest}>
      {t('try')}
    </TextLink>
  );
}
