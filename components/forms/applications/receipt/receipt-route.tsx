import type { Metadata } from 'next';
import { applyTypes, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { applicationForms } from '@superbrowser/contract/forms/registry';
import { pageMetadata } from '@/lib/seo/metadata';
import { ReceiptPage } from './receipt-page';

interface Props {
  params: Promise<{ locale: string; form: string }>;
}

/**
 * The pages with the number of an application, one for each form whose page ends like this.
 * @param ending of their paths, behind the folder `[form]`
 */
export function receiptRoute(ending: '/success' | '/apply/success') {
  const kinds = new Map(
    (Object.keys(applyTypes) as ApplyKind[]).flatMap((kind): [string, ApplyKind][] => {
      const path = applicationForms[kind].success;
      const form = path.slice(1, -ending.length);
      return path === `/${form}${ending}` && !form.includes('/') ? [[form, kind]] : [];
    }),
  );
  const kindOf = async ({ params }: Props): Promise<ApplyKind> => {
    const { form } = await params;
    const kind = kinds.get(form);
    if (!kind) throw new Error(`No form ends at /${form}${ending}`);
    return kind;
  };
  return {
    params: () => [...kinds.keys()].map((form) => ({ form })),
    metadata: async (props: Props): Promise<Metadata> =>
      pageMetadata(applicationForms[await kindOf(props)].success)(props),
    Page: async (props: Props) => <ReceiptPage kind={await kindOf(props)} />,
  };
}
