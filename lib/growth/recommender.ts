import type { PromoterAnswer } from '@/lib/api-answers';

/** Longest company or person that is shown; more ends in an ellipsis. */
const longest = 20;

/** Marks that turn the direction of a text, join or hide its signs: in a name they can only deceive. */
const unfit = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]+/gu;

/** One of the upstream's names as a page may show it: one line, no invisible signs, of bounded length. */
function shown(name: string): string {
  const line = Array.from(name.replace(unfit, ' ').replace(/\s+/g, ' ').trim());
  return line.length > longest ? `${line.slice(0, longest - 1).join('')}…` : line.join('');
}

/**
 * Who recommends the site, for showing: the person and the company, of one kind each only once.
 * @param code the promoter's id
 * @param info what the upstream says of it
 */
export function recommenderOf(
  code: string,
  info: { readonly companyName: string; readonly username: string },
): NonNullable<PromoterAnswer['recommender']> {
  const names = new Set([shown(info.username), shown(info.companyName)].filter(Boolean));
  return { code, name: [...names].join(' · ') };
}
