import type { JsonLdObject } from '@/lib/seo/json-ld';

/** Structured data as a data block; `<` is escaped so that no text can close the element. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
