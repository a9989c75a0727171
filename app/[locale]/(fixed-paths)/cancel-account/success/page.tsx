import { ReceiptPage } from '@/components/forms/application/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/cancel-account/success');

export default function CancelAccountSuccessPage() {
  return <ReceiptPage kind="cancelAccount" />;
}
