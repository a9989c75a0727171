import '@/app/styles/company.css';
import type { Metadata } from 'next';
import { caseStudies } from '@/lib/content/built-in-articles-and-cases';
import type { CaseSlug } from '@/lib/generated/slugs';
import type { Locale } from '@/lib/core/i18n/routing';
import { pageMetadata } from '@/lib/seo/metadata';
import { CasePage } from './case-page';

interface Props {
  params: Promise<{ locale: string; slug: CaseSlug }>;
}

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  caseStudies(params.locale as Locale).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/cases/${(await params).slug}`)({ params });
}

/** The page answers: how exactly would a team like mine set it up? */
export default async function CaseDetailPage({ params }: Props) {
  return <CasePage slug={(await params).slug} />;
}
