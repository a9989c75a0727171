import { ApplyPage } from '@/components/forms/application/apply-page';
import { createFormRoute } from '@/components/forms/application/form-route';
import { applicationForms } from '@superbrowser/contract/forms/application-forms';

const { private: privateForm, partners, ecology } = applicationForms;

const { params, metadata, Page } = createFormRoute(
  { private: privateForm.page, partners: partners.page, ecology: ecology.page },
  '/apply',
  ApplyPage,
);

export const dynamicParams = false;
export const generateStaticParams = params;
export const generateMetadata = metadata;
export default Page;
