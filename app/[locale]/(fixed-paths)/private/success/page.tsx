import { ReceiptPage } from '@/components/forms/application/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/private/success');

export default function PrivateSuccessPage() {
  return <ReceiptPage kind="private" />;
}
