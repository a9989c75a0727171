import { ReceiptPage } from '@/components/forms/application/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/business/success');

export default function BusinessSuccessPage() {
  return <ReceiptPage kind="customization" />;
}
