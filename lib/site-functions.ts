/** What only the site knows of the surroundings of operations: its pages, its content policy, the texts of its forms. */
import 'server-only';
import { answerFacts } from './applications/answer-facts';
import { buildEnv } from './env/build';
import { policyHostsOf } from './env/hosts';
import { hasPage } from './pages';

/** Whether pages may show a picture: one of this site, or of a host of the content policy. */
function showsPicture(address: string): boolean {
  if (address.startsWith('/')) return true;
  return policyHostsOf(buildEnv()).asset.includes(new URL(address).origin);
}

export const siteFunctions = { hasPage, showsPicture, answerFacts };
