import { previousPagePath } from './previous-page-path';

const origin = 'https://www.example.com';

describe('the page after signing in', () => {
  it.each([
    ['a page of this site', `${origin}/activity/invite-refund`, '/activity/invite-refund'],
    ['its query too', `${origin}/en/download?promoter=abc`, '/en/download?promoter=abc'],
    ['nowhere: no referrer', '', '/'],
    ['nowhere: not a URL', 'x', '/'],
    ['nowhere: another site', 'https://evil.example/download', '/'],
    ['nowhere: the form itself', `${origin}/register?mode=signin`, '/'],
    ['nowhere: the form in English', `${origin}/en/register`, '/'],
    ['nowhere: the success page', `${origin}/success`, '/'],
    ['nowhere: an alias, which may hide the form', `${origin}/zh-CN/register`, '/'],
    ['nowhere: a handler', `${origin}/api/account/session`, '/'],
  ])('%s', (_, referrer, path) => expect(previousPagePath(referrer, origin, '/')).toBe(path));
});
