/** Longest name of a company or person that is shown; a longer one is cut with an ellipsis. */
const maxNameLength = 20;

/** Characters that change the direction of a text, join or hide characters: in a name they could deceive readers. */
const unfitCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]+/gu;

/** A name from the upstream as a page may show it: one line, no invisible characters, of bounded length. */
function displayLine(name: string): string {
  const line = Array.from(name.replace(unfitCharacters, ' ').replace(/\s+/g, ' ').trim());
  return line.length > maxNameLength
    ? `${line.slice(0, maxNameLength - 1).join('')}…`
    : line.join('');
}

/**
 * A promoter's name for pages: the person and the company, or one of them where both are the same.
 * @returns '' where the upstream gives no name
 */
export function promoterName(account: {
  readonly companyName: string;
  readonly username: string;
}): string {
  return [
    ...new Set([displayLine(account.username), displayLine(account.companyName)].filter(Boolean)),
  ].join(' · ');
}
