import { ReceiptPage } from '@/components/forms/application/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/partners/apply/success');

export default function PartnersSuccessPage() {
  return <ReceiptPage kind="partners" />;
}
