import { NextRequest } from 'next/server';
import middleware from '@/middleware';

jest.mock('@/lib/pages', () => ({
  unlistedPageHeader: 'x-unlisted-page',
  staffPathOf: () => null,
  isInLanguage: () => true,
  findPage: (path: string) => (path === '/dynamic' ? { path, render: 'dynamic' } : null),
}));

const request = () =>
  middleware(
    new NextRequest('http://localhost:3000/dynamic', { headers: { 'user-agent': 'Chrome/142' } }),
  );

it('gives a dynamic page its own nonce, in its policy and in the header Next renders from (X3)', () => {
  const [first, second] = [request(), request()];
  const policy = first.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{40,}';/);
  expect(policy).not.toContain('unsafe-eval');
  expect(first.headers.get('x-middleware-request-content-security-policy')).toBe(policy);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(second.headers.get('content-security-policy')).not.toBe(policy);
});
