import { ReceiptPage } from '@/components/forms/applications/receipt/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/private/success');

export default function PrivateSuccessPage() {
  return <ReceiptPage kind="private" />;
}
