/** Parses the forms of a console page, for tests that submit them without a browser. */

const decodeEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attributeOf = (tag: string, name: string) =>
  decodeEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

interface ShownForm {
  readonly action: string;
  /** Values of its hidden fields. */
  readonly fields: Readonly<Record<string, string>>;
}

export const formsOf = (html: string): ShownForm[] =>
  [...html.matchAll(/<form\b[^>]*>([\s\S]*?)<\/form>/g)].map(([whole, inside = '']) => {
    const hidden = [...inside.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
      attributeOf(tag, 'name'),
      attributeOf(tag, 'value'),
    ]);
    return {
      action: attributeOf(/^<form\b[^>]*>/.exec(whole)?.[0] ?? '', 'action'),
      fields: Object.fromEntries(hidden) as Record<string, string>,
    };
  });
