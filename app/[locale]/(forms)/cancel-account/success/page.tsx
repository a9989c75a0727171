import { ReceiptPage } from '@/components/forms/applications/receipt/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/cancel-account/success');

export default function CancelAccountSuccessPage() {
  return <ReceiptPage kind="cancelAccount" />;
}
