import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { PagePath } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';

interface Props {
  params: Promise<{ locale: string; form: string }>;
}

/**
 * A route below the folder `[form]` that shows one page for several application forms.
 * @param paths of the pages, by their form
 * @param ending of these paths after the folder; paths with another ending belong to other routes
 * @returns what the route exports
 */
export function createFormRoute<Kind extends ApplicationKind>(
  paths: { readonly [One in Kind]?: PagePath },
  ending: `/${string}`,
  Page: ComponentType<{ kind: Kind }>,
) {
  const kindsByForm = new Map(
    Object.entries(paths as Readonly<Record<string, PagePath>>).flatMap(
      ([kind, path]): [string, Kind][] => {
        const form = path.slice(1, -ending.length);
        return path === `/${form}${ending}` && !form.includes('/') ? [[form, kind as Kind]] : [];
      },
    ),
  );
  const findPage = async ({ params }: Props): Promise<{ kind: Kind; path: PagePath }> => {
    const { form } = await params;
    const kind = kindsByForm.get(form);
    const path = kind && paths[kind];
    if (!path) throw new Error(`No form has a page at /${form}${ending}`);
    return { kind, path };
  };
  return {
    params: () => [...kindsByForm.keys()].map((form) => ({ form })),
    metadata: async (props: Props): Promise<Metadata> =>
      pageMetadata((await findPage(props)).path)(props),
    Page: async (props: Props) => <Page kind={(await findPage(props)).kind} />,
  };
}
