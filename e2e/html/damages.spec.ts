/** The rules find what they are there for: a good page, damaged in one way after another. */
import { expect, test } from '@playwright/test';
import { places } from '../support/places';
import { siteOrigin } from '../support/servers';
import { clientFor, withDocument } from './read';
import { pageRules } from './rules';

test.describe.configure({ mode: 'default' });

const client = clientFor(siteOrigin);
const place = places.find(({ path }) => path === '/en/download')!;

const swap = (from: RegExp, to: string) => (html: string) => html.replace(from, to);
const add = (element: string) => swap(/<\/main>/, `${element}</main>`);

const damages: Readonly<Record<string, (html: string) => string>> = {
  'no title': swap(/<title>.*?<\/title>/, ''),
  'two headings': swap(/<\/h1>/, '</h1><h1>Again</h1>'),
  'a skipped level': add('<h2>One</h2><h4>Three</h4>'),
  'a short description': swap(/(name="description" content=")[^"]+/, '$1Short'),
  'another canonical address': swap(/(rel="canonical" href=")[^"]+/, '$1http://localhost:3000/vps'),
  'another twin': swap(/(hrefLang="zh-CN" href=")[^"]+/i, '$1http://localhost:3000/vps'),
  noindex: swap(/<\/head>/, '<meta name="robots" content="noindex"/></head>'),
  'a lost preview picture': swap(
    /(property="og:image" content=")[^"]+/,
    '$1http://x.example/no.jpg',
  ),
  'broken structured data': swap(/(application\/ld\+json"[^>]*>)\{/, '$1{{'),
  'a question that is not shown': swap(/("@type":"Question","name":")/, '$1Hidden '),
  'a dead link': add('<a href="/nowhere-at-all">x</a>'),
  'a dead anchor': add('<a href="/en/download#nothing">x</a>'),
  'an unsafe new tab': add('<a target="_blank" href="https://a.example">x</a>'),
  'a picture without alt': add('<img src="/logo.svg" width="1" height="1"/>'),
  'a picture without size': add('<img src="/logo.svg" alt="x"/>'),
  'a missing picture': add('<img src="/no.png" alt="x" width="1" height="1"/>'),
  'an unfilled variable': add('<p>From {price} a month</p>'),
  'the key of a message': add('<p>home.hero.title</p>'),
  undefined: add('<p>undefined downloads</p>'),
  'Chinese on an English page': add('<p>下载并安装超级浏览器专业版</p>'),
  'a button without a name': add('<button type="button"></button>'),
  'a field without a label': add('<input type="text" name="x"/>'),
  'an id twice': add('<p id="top2"></p><p id="top2"></p>'),
  'a div in a paragraph': add('<p><div>x</div></p>'),
  'an inline script': add('<script>alert(1)</script>'),
  '1,100 more elements': add('<i>x</i>'.repeat(1100)),
};

async function faultsOf(damage: (html: string) => string): Promise<string[]> {
  const answer = await client.get(place.address);
  const body = damage(answer.body);
  return withDocument(body, async (document) => {
    const page = { ...place, answer: { ...answer, body }, document, client };
    const found: string[] = [];
    for (const rule of Object.values(pageRules))
      found.push(
        ...(await Promise.resolve(page)
          .then(rule)
          .catch((error: unknown) => [String(error)])),
      );
    return found;
  });
}

test('the page is good', async () => expect(await faultsOf((html) => html)).toEqual([]));

for (const [name, damage] of Object.entries(damages))
  test(`found: ${name}`, async () => expect(await faultsOf(damage)).not.toEqual([]));
