import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';

const tones = { latest: 'ok', beta: 'soft', older: 'idle', upcoming: 'blue' } as const;
type Type = keyof typeof tones;

const isType = (type: string): type is Type => type in tones;

/** What kind of version it is. */
export async function TypeBadge({ type }: { readonly type: string }) {
  const t = await getTranslations('console.releases');
  return isType(type) ? <Badge tone={tones[type]}>{t(`types.${type}`)}</Badge> : type;
}
