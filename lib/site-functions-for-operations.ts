/**
 * Functions that the site gives to the backend's operations, on the console and the command line. They say which pages
 * exist, which pictures the content policy allows, and what the labels of form fields are.
 */
import 'server-only';
import { describeAnswers } from './applications/describe-answers';
import { getBuildTimeEnv } from './core/env/build-time';
import { cspSourcesOf } from './core/env/csp-and-redirect-hosts';
import { hasPage } from './pages';

/** Whether pages may show a picture: one of this site, or of a host the content policy allows. */
function allowsPicture(url: string): boolean {
  if (url.startsWith('/')) return true;
  return cspSourcesOf(getBuildTimeEnv()).assetOrigins.includes(new URL(url).origin);
}

export const siteFunctions = { hasPage, allowsPicture, describeAnswers };
