// XML does not allow these characters, not even escaped.
const unprintableCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const xmlEscapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and attributes of XML. */
export const escapeXml = (text: string): string =>
  text
    .replace(unprintableCharacters, '')
    .replace(/[&<>"']/g, (character) => xmlEscapes[character] ?? '');
