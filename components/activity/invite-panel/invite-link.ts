/**
 * The address an inviter hands on: the registration page with the code as promoter (A1), so that it
 * is known even to a friend who looks around first.
 * @param registerUrl absolute address of the registration page, in the language of the page
 */
export function inviteLink(registerUrl: string, code: string): string {
  const url = new URL(registerUrl);
  url.searchParams.set('promoter', code);
  return url.toString();
}
