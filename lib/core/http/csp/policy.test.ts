import { contentSecurityPolicy } from './policy';

const none = { assetOrigins: [], mediaOrigins: [], trackingOrigins: [], isHttps: false };

it('allows this origin, the given scripts and the desktop app on this machine, nothing else', () => {
  expect(contentSecurityPolicy(["'sha256-x'"], none)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
      "media-src 'self'; connect-src 'self' ws://127.0.0.1:*; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

it('adds configured hosts to the directives that need them', () => {
  const policy = contentSecurityPolicy([], {
    assetOrigins: ['https://img.cn'],
    mediaOrigins: ['https://v.cn'],
    trackingOrigins: ['https://t.cn'],
    isHttps: true,
  });
  expect(policy).toContain("img-src 'self' data: https://img.cn;");
  expect(policy).toContain("media-src 'self' https://v.cn;");
  expect(policy).toContain("connect-src 'self' ws://127.0.0.1:* https://t.cn;");
  expect(policy).toMatch(/upgrade-insecure-requests$/);
});
