/** Each HTML rule fails on a page broken on purpose. */
import { expect, test } from '@playwright/test';
import { localizedPages } from '../support/pages/localized-pages';
import { siteOrigin } from '../support/servers/servers';
import { clientFor, withDocument } from './support/read';
import { pageRules } from './support/rules';

test.describe.configure({ mode: 'default' });

const client = clientFor(siteOrigin);
const place = localizedPages.find(({ path }) => path === '/en/download')!;

const swap = (from: RegExp, to: string) => (html: string) => html.replace(from, to);
const add = (element: string) => swap(/<\/main>/, `${element}</main>`);

type Damage = readonly [name: string, damage: (html: string) => string];

/** Damages by the beginning of the rule that must find them. */
const damages: Readonly<Record<string, readonly Damage[]>> = {
  'has title': [
    ['no title', swap(/<title>.*?<\/title>/, '')],
    ['two headings', swap(/<\/h1>/, '</h1><h1>Again</h1>')],
    ['a short description', swap(/(name="description" content=")[^"]+/, '$1Short')],
    ['another canonical', swap(/(rel="canonical" href=")[^"]+/, '$1http://localhost:3000/vps')],
    ['another twin', swap(/(hrefLang="zh-CN" href=")[^"]+/i, '$1http://localhost:3000/vps')],
    ['noindex', swap(/<\/head>/, '<meta name="robots" content="noindex"/></head>')],
  ],
  'has its headings': [['a skipped level', add('<h2>One</h2><h4>Three</h4>')]],
  'has a preview': [
    ['a lost one', swap(/(property="og:image" content=")[^"]+/, '$1http://x.example/no')],
  ],
  'tells machines': [
    ['broken structured data', swap(/(application\/ld\+json"[^>]*>)\{/, '$1{{')],
    ['a question that is not shown', swap(/("@type":"Question","name":")/, '$1Hidden ')],
  ],
  'links only': [
    ['a dead link', add('<a href="/nowhere-at-all">x</a>')],
    ['a dead anchor', add('<a href="/en/download#nothing">x</a>')],
  ],
  'opens new tabs': [['an unsafe one', add('<a target="_blank" href="https://a.example">x</a>')]],
  'has pictures': [
    ['one without alt', add('<img src="/logo.svg" width="1" height="1"/>')],
    ['one without size', add('<img src="/logo.svg" alt="x"/>')],
    ['a missing one', add('<img src="/no.png" alt="x" width="1" height="1"/>')],
  ],
  'shows no placeholder': [
    ['an unfilled variable', add('<p>From {price} a month</p>')],
    ['the key of a message', add('<p>home.hero.title</p>')],
    ['undefined', add('<p>undefined downloads</p>')],
  ],
  'is written in its language': [['Chinese', add('<p>下载并安装超级浏览器专业版</p>')]],
  'is valid': [
    ['a button without a name', add('<button type="button"></button>')],
    ['a field without a label', add('<input type="text" name="x"/>')],
    ['an id twice', add('<p id="top2"></p><p id="top2"></p>')],
    ['a div in a paragraph', add('<p><div>x</div></p>')],
  ],
  'has a policy': [['a further inline script', add('<script>alert(1)</script>')]],
  'stays in its budget': [['1,100 more elements', add('<i>x</i>'.repeat(1100))]],
};

/** Issues that a rule finds in the page; a rule that fails to read the damaged page has found one too. */
async function issuesOf(rule: string, damage: (html: string) => string) {
  const response = await client.get(place.address);
  const body = damage(response.body);
  expect(body === response.body, 'changes nothing').toBe(false);
  return withDocument(body, async (document) =>
    Promise.resolve({ ...place, response: { ...response, body }, document, client })
      .then(pageRules[rule]!)
      .catch((error: unknown) => [String(error)]),
  );
}

for (const [beginning, list] of Object.entries(damages)) {
  const rule = Object.keys(pageRules).find((name) => name.startsWith(beginning)) ?? beginning;
  for (const [name, damage] of list)
    test(`${rule}: finds ${name}`, async () =>
      expect(await issuesOf(rule, damage)).not.toEqual([]));
}
