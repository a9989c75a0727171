/*
 * A page that is renewed at run time is rendered for the request that found it too old, and Next writes
 * that request's address, path and query, into the page's data. What is kept is for everybody: in its
 * place stands the path the page is kept under, as in a page from the build (A6, R8).
 */

/** The address in a page's data: `"c"` holds its parts, the query at the end of the last one, `"q"` the query again. */
const address = /"c":\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*")*\],"q":"(?:[^"\\]|\\.)*"/;

/** A part that stands in a row of its own, as long texts do: React leaves a reference in its place. */
const reference = /"\$[^$]/;

/** An inline script that carries a piece of the page's data as a JSON string. */
const dataScript = /(<script[^>]*>self\.__next_f\.push\(\[1,)("(?:[^"\\]|\\.)*")(\]\)<\/script>)/g;

/** A JSON string as it stands inside an inline script. */
const inScript = (text) =>
  JSON.stringify(text).replace(
    /[&><\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Each piece without what lies between two positions of the whole text; the new text stands where it began.
 * @param {string[]} pieces
 */
function replaceAcross(pieces, from, to, text) {
  let start = 0;
  return pieces.map((piece) => {
    const [first, last] = [from - start, to - start];
    start += piece.length;
    if (last <= 0 || first >= piece.length) return piece;
    const before = piece.slice(0, Math.max(0, first));
    return before + (first >= 0 ? text : '') + piece.slice(Math.min(piece.length, last));
  });
}

/**
 * A page without the address it was asked with.
 * @param {string} html
 * @param {string} data its data for navigations, as text
 * @param {string} path what it is kept under: `/zh-CN/download`
 * @returns {{ html: string, data: string } | null} null when that cannot be made sure: do not keep it
 */
export function anonymous(html, data, path) {
  const inData = address.exec(data);
  const scripts = [...html.matchAll(dataScript)];
  const pieces = scripts.map(([, , text]) => JSON.parse(text));
  const whole = pieces.join('');
  const inPage = address.exec(whole);
  if (!inData || !inPage || reference.test(inData[0] + inPage[0])) return null;
  const own = `"c":${JSON.stringify(path.split('/'))},"q":""`;
  const end = inPage.index + inPage[0].length;
  const clean = replaceAcross(pieces, inPage.index, end, own);
  let at = 0;
  return {
    html: html.replace(dataScript, (script, before, text, after) => {
      const piece = clean[at++];
      return piece === JSON.parse(text) ? script : `${before}${inScript(piece)}${after}`;
    }),
    data: data.replace(address, () => own),
  };
}
