/** Each HTML rule fails on a page broken on purpose. */
import { expect, test } from '@playwright/test';
import { localizedPages } from '../support/pages/localized-pages';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { createPageClient, withDocument, type PageResponse } from './support/page-client';
import { pageRules } from './support/page-rules';

test.describe.configure({ mode: 'default' });

const client = createPageClient(siteOrigin);
const localizedPage = localizedPages.find(({ path }) => path === '/en/download')!;

type DamageResponse = (response: PageResponse) => PageResponse;

const swap =
  (from: RegExp, replacement: string): DamageResponse =>
  (response) => ({ ...response, body: response.body.replace(from, replacement) });
const addElement = (element: string) => swap(/<\/main>/, `${element}</main>`);
const setHeader =
  (name: string, value: string): DamageResponse =>
  (response) => {
    const headers = new Headers(response.headers);
    headers.set(name, value);
    return { ...response, headers };
  };

type Damage = readonly [name: string, damage: DamageResponse];

/** Damages by the beginning of the rule that must find them. */
const damages: Readonly<Record<string, readonly Damage[]>> = {
  'answers 200': [
    ['a failure', (response) => ({ ...response, status: 500 })],
    ['a cookie', setHeader('set-cookie', 'a=b')],
    ['another language', setHeader('content-language', 'zh-CN')],
    ['plain text', setHeader('content-type', 'text/plain; charset=utf-8')],
  ],
  'has title': [
    ['no title', swap(/<title>.*?<\/title>/, '')],
    ['two headings', swap(/<\/h1>/, '</h1><h1>Again</h1>')],
    ['a short description', swap(/(name="description" content=")[^"]+/, '$1Short')],
    ['another canonical', swap(/(rel="canonical" href=")[^"]+/, '$1http://localhost:3000/vps')],
    ['another twin', swap(/(hrefLang="zh-CN" href=")[^"]+/i, '$1http://localhost:3000/vps')],
    ['noindex', swap(/<\/head>/, '<meta name="robots" content="noindex"/></head>')],
  ],
  'has its headings': [['a skipped level', addElement('<h2>One</h2><h4>Three</h4>')]],
  'has a preview': [
    ['a lost one', swap(/(property="og:image" content=")[^"]+/, '$1http://x.example/no')],
  ],
  'tells programs': [
    ['broken structured data', swap(/(application\/ld\+json"[^>]*>)\{/, '$1{{')],
    ['a question that is not shown', swap(/("@type":"Question","name":")/, '$1Hidden ')],
  ],
  'links only': [
    ['a dead link', addElement('<a href="/nowhere-at-all">x</a>')],
    ['a dead anchor', addElement('<a href="/en/download#nothing">x</a>')],
  ],
  'opens new tabs': [
    ['an unsafe one', addElement('<a target="_blank" href="https://a.example">x</a>')],
  ],
  'has pictures': [
    ['one without alt', addElement('<img src="/logo.svg" width="1" height="1"/>')],
    ['one without size', addElement('<img src="/logo.svg" alt="x"/>')],
    ['a missing one', addElement('<img src="/no.png" alt="x" width="1" height="1"/>')],
  ],
  'shows no placeholder': [
    ['an unfilled variable', addElement('<p>From {price} a month</p>')],
    ['the key of a message', addElement('<p>home.hero.title</p>')],
    ['undefined', addElement('<p>undefined downloads</p>')],
  ],
  'has enough words': [['too few words', swap(/<main[^]*<\/main>/, '<main>Download</main>')]],
  'is written in its language': [['Chinese', addElement('<p>下载并安装超级浏览器专业版</p>')]],
  'is valid': [
    ['a button without a name', addElement('<button type="button"></button>')],
    ['a field without a label', addElement('<input type="text" name="x"/>')],
    ['an id twice', addElement('<p id="top2"></p><p id="top2"></p>')],
    ['a div in a paragraph', addElement('<p><div>x</div></p>')],
  ],
  'has a policy': [['a further inline script', addElement('<script>alert(1)</script>')]],
  'stays in its budget': [['1,100 more elements', addElement('<i>x</i>'.repeat(1100))]],
};

/** Everything of a response that rules read, for comparison. */
const textOf = ({ status, headers, body }: PageResponse) =>
  JSON.stringify([status, [...headers], body]);

/**
 * Issues that a rule finds in the page; a rule that throws while it reads the damaged page counts as having found an
 * issue.
 */
async function findIssues(rule: string, damage: DamageResponse) {
  const intactResponse = await client.get(localizedPage.pathToOpen);
  const response = damage(intactResponse);
  expect(textOf(response) === textOf(intactResponse), 'changes nothing').toBe(false);
  return withDocument(response.body, async (document) =>
    Promise.resolve({ ...localizedPage, response, document, client })
      .then(pageRules[rule]!)
      .catch((error: unknown) => [String(error)]),
  );
}

function ruleBeginningWith(beginning: string): string {
  const rule = Object.keys(pageRules).find((name) => name.startsWith(beginning));
  if (!rule) throw new Error(`No rule begins with "${beginning}"`);
  return rule;
}

test('there is a damage for every rule', () =>
  expect(Object.keys(damages).map(ruleBeginningWith)).toEqual(Object.keys(pageRules)));

for (const [beginning, damageList] of Object.entries(damages)) {
  const rule = ruleBeginningWith(beginning);
  for (const [name, damage] of damageList)
    test(`${rule}: finds ${name}`, async () =>
      expect(await findIssues(rule, damage)).not.toEqual([]));
}
