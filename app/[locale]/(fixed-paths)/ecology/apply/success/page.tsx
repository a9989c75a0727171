import { ReceiptPage } from '@/components/forms/application/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/ecology/apply/success');

export default function EcologySuccessPage() {
  return <ReceiptPage kind="ecology" />;
}
