import { toOneLine } from '@superbrowser/shared/to-one-line';

/** Longest name of a company or person that is shown; a longer one is cut with an ellipsis. */
const maxNameLength = 20;

/** A name from the upstream as a page may show it: one line of bounded length. */
function shortName(name: string): string {
  const line = Array.from(toOneLine(name));
  return line.length > maxNameLength
    ? `${line.slice(0, maxNameLength - 1).join('')}…`
    : line.join('');
}

/**
 * A promoter's name for pages: the person and the company, or a single name where both are the same.
 * @returns '' where the upstream gives no name
 */
export function promoterDisplayName(account: {
  readonly companyName: string;
  readonly username: string;
}): string {
  return [
    ...new Set([shortName(account.username), shortName(account.companyName)].filter(Boolean)),
  ].join(' · ');
}
