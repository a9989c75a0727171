import { site } from '@/lib/site';
import { articleJsonLd, organizationJsonLd } from './json-ld';

jest.mock('@/lib/site', () => {
  const actual = jest.requireActual<{ site: object }>('@/lib/site');
  return { ...actual, site: structuredClone(actual.site) };
});

const mutable = site as unknown as {
  company: { address: string; phone: string; email: string };
  socialAccounts: { name: string; url: string }[];
};

describe('organization', () => {
  it("has the company's address and social accounts when they are configured", () => {
    mutable.company.address = '深圳市南山区科技路 1 号';
    mutable.socialAccounts = [{ name: 'Weibo', url: 'https://weibo.example/superbrowser' }];
    expect(organizationJsonLd('zh-CN')).toMatchObject({
      address: { '@type': 'PostalAddress', streetAddress: '深圳市南山区科技路 1 号' },
      sameAs: ['https://weibo.example/superbrowser'],
    });
  });

  it('leaves both out when they are not', () => {
    mutable.company.address = '';
    mutable.socialAccounts = [];
    expect(organizationJsonLd('en-US')).not.toHaveProperty('address');
    expect(organizationJsonLd('en-US')).not.toHaveProperty('sameAs');
    const { phone, email } = mutable.company;
    Object.assign(mutable.company, { phone: undefined, email: undefined });
    expect(organizationJsonLd('en-US')).not.toHaveProperty('contactPoint');
    Object.assign(mutable.company, { phone, email });
  });
});

it('writes the dates of an article with their time zone', () =>
  expect(
    articleJsonLd('zh-CN', {
      type: 'NewsArticle',
      path: '/news',
      headline: 'T',
      description: 'D',
      image: 'https://site.example/a.jpg',
      publishedOn: '2026-11-01',
      changedOn: '2026-11-03',
    }),
  ).toMatchObject({
    datePublished: '2026-11-01T09:00:00+08:00',
    dateModified: '2026-11-03T09:00:00+08:00',
    mainEntityOfPage: 'http://localhost:3000/news',
  }));
