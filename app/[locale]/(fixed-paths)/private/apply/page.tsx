import { ApplyPage } from '@/components/forms/application/apply-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/private/apply');

export default function PrivateApplyPage() {
  return <ApplyPage kind="private" />;
}
