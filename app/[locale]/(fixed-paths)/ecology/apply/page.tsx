import { ApplyPage } from '@/components/forms/application/apply-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/ecology/apply');

export default function EcologyApplyPage() {
  return <ApplyPage kind="ecology" />;
}
