// The settings tests run with, unit tests and the tests of the built site alike. CommonJS, because jest and Playwright
// load their TypeScript configuration with require.

/** Contacts, as every public site has them; tests of a site without contacts remove them (B7). */
const testContacts = { COMPANY_PHONE: '400-000-0000', COMPANY_EMAIL: 'hello@example.com' };

/** Settings of the build that the tests look at. */
const testBuild = {
  NEXT_DIST_DIR: '.next-test',
  // A page's life of a few seconds lets the tests wait past a regeneration.
  CONTENT_REVALIDATE_SECONDS: '3',
  SITE_ORIGIN: 'http://localhost:3000',
  ...testContacts,
};

module.exports = { testBuild, testContacts };
