/**
 * Build-time settings, validated by ../build-time: public, and built into the pages. The columns are explained in
 * ../settings.mjs.
 */
export const buildTimeSettings = /** @type {const} */ ({
  SITE_ORIGIN: {
    kind: 'originOf',
    isBuiltIn: true,
    requiredFor: 'production',
    defaultValue: 'http://localhost:3000',
    meaning:
      'Public address of the site: canonical links, sitemap, allowed `Host`, `Secure` cookies and HSTS when it is https; anything but a loopback address means production',
    example: 'https://www.example.com',
  },
  HSTS: {
    kind: 'choice',
    choices: ['host', 'subdomains', 'preload'],
    isBuiltIn: true,
    defaultValue: 'host',
    meaning:
      'How far `Strict-Transport-Security` reaches (two years, sent when the origin is https): `host` this host, `subdomains` also every host below it, `preload` also the lists built into browsers, which a domain leaves only slowly',
    example: 'host',
  },
  LATE_SCRIPTS: {
    kind: 'choice',
    choices: ['on', 'off'],
    isBuiltIn: true,
    defaultValue: 'on',
    meaning:
      '`on`: scripts of static pages start after the first paint and idle time, or with the first touch; `off`: at once',
    example: 'on',
  },
  RECOMMENDED_LINE: {
    kind: 'choice',
    choices: ['v5', 'v6'],
    isBuiltIn: true,
    defaultValue: 'v5',
    meaning:
      'Line of the desktop app that pages recommend and that download buttons without a line deliver; `v6` only where the system can run it, `v5` to older Windows. Promoters with v6 keep their own rule',
    example: 'v5',
  },
  SITE_BRAND: {
    kind: 'choice',
    choices: ['primary', 'variant'],
    isBuiltIn: true,
    defaultValue: 'primary',
    meaning: '`primary` or `variant`: which brand of `lib/site.ts` this deployment is',
    example: 'primary',
  },
  DEMO: {
    kind: 'choice',
    choices: ['1'],
    isBuiltIn: true,
    whenUnset:
      'none: in production the embedded backend starts empty, and sends no code without a gateway',
    meaning:
      '`1` allows in production, with a note on every page: sample versions, offers and packages, invitations with known tokens, and codes written to a file. A loopback address has them anyway',
    example: '1',
  },
  COMPANY_LEGAL_NAME: {
    kind: 'text',
    isBuiltIn: true,
    requiredFor: 'production',
    whenUnset: 'none: its rows are left out',
    meaning: 'Legal name of the company in footer and structured data',
  },
  COMPANY_ADDRESS: {
    kind: 'text',
    isBuiltIn: true,
    requiredFor: 'production',
    whenUnset: 'none: its rows are left out',
    meaning: 'Postal address',
  },
  COMPANY_PHONE: {
    kind: 'telephone',
    isBuiltIn: true,
    requiredFor: 'production',
    whenUnset: 'none: its rows are left out',
    meaning: 'Telephone number',
  },
  COMPANY_EMAIL: {
    kind: 'email',
    isBuiltIn: true,
    requiredFor: 'production',
    whenUnset: 'none: its rows are left out',
    meaning: 'Mail address',
  },
  COMPANY_ICP_NUMBER: {
    kind: 'text',
    isBuiltIn: true,
    requiredFor: 'production',
    whenUnset: 'none: its rows are left out',
    meaning: 'ICP filing number (ICP备案号)',
  },
  COMPANY_POLICE_NUMBER: {
    kind: 'text',
    isBuiltIn: true,
    requiredFor: 'production',
    whenUnset: 'none: its rows are left out',
    meaning: 'Public security filing number (公安备案号)',
  },
  SOCIAL_ACCOUNTS: {
    kind: 'httpUrls',
    isBuiltIn: true,
    whenUnset: 'none: the row is left out',
    meaning:
      "Addresses of the brand's accounts in social networks, separated by spaces: footer, contact page and structured data",
    example: 'https://weibo.com/example https://www.zhihu.com/org/example',
  },
  WEB_TRIAL_URL: {
    kind: 'httpUrl',
    isBuiltIn: true,
    whenUnset: 'none: the demo on `/webtrial` alone',
    meaning:
      "Address of the online trial, opened by `/api/trial` with the visitor's promoter; its own query is kept",
    example: 'https://trial.example.com/',
  },
  HELP_SITE_ORIGIN: {
    kind: 'originOf',
    isBuiltIn: true,
    meaning:
      'Origin of the online-help site (`/support`, `/update`, `/scene`, `/usecase`): `/service` links its four parts, and a target may lead there',
    example: 'https://help.example.com',
  },
  REDIRECT_HOSTS: {
    kind: 'hosts',
    isBuiltIn: true,
    meaning:
      'Hosts `/redirect` and `/oauth` lead to without a confirmation, separated by spaces or commas, besides this site and the hosts of `HELP_SITE_ORIGIN`, `WEB_TRIAL_URL`, `DOWNLOAD_HOST` and `VARIANT_HOST`',
    example: 'partner.example.com',
  },
  ASSET_HOSTS: {
    kind: 'origins',
    isBuiltIn: true,
    meaning:
      'Origins pictures may come from besides this site, separated by spaces or commas (advertisements, QR codes)',
    example: 'https://img.example.com',
  },
  MEDIA_HOSTS: {
    kind: 'origins',
    isBuiltIn: true,
    meaning: 'The same for video and sound',
    example: 'https://media.example.com',
  },
  HELP_VIDEO_BASE: {
    kind: 'httpUrl',
    isBuiltIn: true,
    whenUnset: 'none: the lessons of `/help/video` play in the demo',
    meaning:
      'Folder of the films of `/help/video`, each in the place of its lesson: `<lesson>.mp4` with `<lesson>.zh-CN.vtt` and `<lesson>.en-US.vtt` next to it (`share-a-store`, `unknown-device`, `someone-leaves`, `automatic-check`)',
    example: 'https://media.example.com/help',
  },
  VARIANT_HOST: {
    kind: 'host',
    isBuiltIn: true,
    meaning:
      'Host of the variant brand, where links to the double-eleven activity lead; a target may lead there',
    example: 'www.variant.example.com',
  },
  TRACKING_URL: {
    kind: 'httpUrl',
    isBuiltIn: true,
    meaning: "The operator's own tracking service: pages post their analytics events there too",
    example: 'https://stats.example.com/collect',
  },
  CONTENT_REVALIDATE_SECONDS: {
    kind: 'count',
    min: 1,
    max: 86_400,
    isBuiltIn: true,
    defaultValue: '21600',
    meaning:
      'Seconds (1–86400) after which a static page is rendered again although nothing it shows was changed; a change is noticed within CONTENT_CHECK_SECONDS, and the page rendered at its next request',
    example: '21600',
  },
});
