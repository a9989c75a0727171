import type { CaseSlug } from '@/lib/generated/slugs';
import { ContentPicture, sceneOf, type ContentPictureProps } from './content-picture';
import type { DemoDetail } from './demo-detail-picture';

/** The setup of each case, as the demo shows it. */
const casePictures: Record<CaseSlug, DemoDetail> = {
  'home-goods-four-people': 'open-store.reading-browser-us',
  'fashion-distribution-thirty': 'leaving.reading-sheet',
  'service-agency-stores': 'open-store.reading-vault',
  'auto-parts-private': 'unknown-device.reading-log',
  'one-person-three-markets': 'open-store.reading-browser-uk',
};

/** The scene of the demo in a case's picture. */
export const caseScene = (slug: CaseSlug) => sceneOf(casePictures[slug]);

interface CasePictureProps extends Omit<ContentPictureProps, 'picture'> {
  slug: CaseSlug;
}

export function CasePicture({ slug, ...frameProps }: CasePictureProps) {
  return <ContentPicture picture={casePictures[slug]} {...frameProps} />;
}
