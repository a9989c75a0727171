import { createFormRoute } from '@/components/forms/application/form-route';
import { ReceiptPage, receiptPaths } from '@/components/forms/application/receipt-page';

const { params, metadata, Page } = createFormRoute(receiptPaths, '/success', ReceiptPage);

export const dynamicParams = false;
export const generateStaticParams = params;
export const generateMetadata = metadata;
export default Page;
