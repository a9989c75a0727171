/*
 * A page that is renewed at run time is rendered for the request that found it too old, and Next writes
 * that request's address, query included, into the page's data. What is kept is for everybody: the query
 * is taken out before (A6, R8).
 */

/** The address in a page's data: `"c"` holds its parts, the query at the end of the last one. */
const address = /"c":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*")*\]),"q":"((?:[^"\\]|\\.)*)"/;

/** Text as it stands inside the inline scripts that carry a page's data. */
const inScript = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(
      /[&><\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/**
 * A page without the address it was asked with.
 * @param {string} html
 * @param {string} data its data for navigations, as text
 * @returns {{ html: string, data: string } | null} null when that cannot be made sure: do not keep it
 */
export function anonymous(html, data) {
  const found = address.exec(data);
  if (!found) return null;
  const [whole, parts, query] = found;
  const last = JSON.parse(parts).at(-1) ?? '';
  const at = last.indexOf('?');
  if (at < 0 && query === '') return { html, data };
  // Scripts that hold it in pieces cannot be cleaned.
  if (!html.includes(inScript(whole))) return null;
  const bare = JSON.stringify(
    JSON.parse(parts).map((part) => (part.includes('?') ? part.slice(0, part.indexOf('?')) : part)),
  );
  const clean = `"c":${bare},"q":""`;
  return {
    html: html.replaceAll(inScript(whole), () => inScript(clean)),
    data: data.replaceAll(whole, () => clean),
  };
}
