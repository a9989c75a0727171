import { receiptRoute } from '@/components/forms/applications/receipt/receipt-route';

const { params, metadata, Page } = receiptRoute('/success');

export const dynamicParams = false;
export const generateStaticParams = params;
export const generateMetadata = metadata;
export default Page;
