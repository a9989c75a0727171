import { ApplyPage } from '@/components/forms/application/apply-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/partners/apply');

export default function PartnersApplyPage() {
  return <ApplyPage kind="partners" />;
}
