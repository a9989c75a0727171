import { formRoute } from '@/components/forms/form-route';
import { ReceiptPage, receiptPaths } from '@/components/forms/receipt-page';

const { params, metadata, Page } = formRoute(receiptPaths, '/success', ReceiptPage);

export const dynamicParams = false;
export const generateStaticParams = params;
export const generateMetadata = metadata;
export default Page;
