// The walls of the linter, tried: imports that must be refused and imports that must pass. Guards
// the configuration itself, which would otherwise fail silently.
import { ESLint } from 'eslint';

const cases = [
  ['lib/growth/x.ts', '@/components/ui/cn', false],
  ['lib/growth/x.ts', '@/lib/site', true],
  ['components/ui/x.tsx', '@/lib/site', false],
  ['components/sections/x.tsx', '@/lib/site', false],
  ['components/sections/x.tsx', '@/components/ui/cn', true],
  ['components/layout/x.tsx', '@/lib/pages', true],
  ['components/layout/x.tsx', '@/app/manifest', false],
  ['components/campaigns/x.tsx', '@/components/content/day', true],
  ['components/desktop/x.tsx', '@/components/campaigns/campaign-page', false],
  ['components/forms/x.tsx', '@/components/site/site-islands', false],
  ['components/layout/x.tsx', '@/components/forms/inputs', false],
  ['components/cta/x.tsx', '@/components/growth/trial-tooltip', false],
  ['components/site/x.tsx', '@/components/growth/trial-tooltip', true],
  ['lib/applications/x.ts', '@/lib/accounts/enter', false],
  ['lib/applications/x.ts', '@/lib/codes/codes', true],
  ['packages/backend/x.ts', '@/lib/accounts/enter', false],
  ['packages/backend/x.ts', '@superbrowser/contract/forms/common-passwords', true],
  ['middleware.ts', '@/lib/env/build', false],
  ['middleware.ts', '@/lib/edge/steps', true],
  ['lib/edge/x.ts', '@/lib/upstream/client', false],
  ['lib/edge/x.ts', '@/lib/attribution/rules', true],
  ['packages/backend/x.ts', '@/lib/upstream/client', false],
  ['packages/backend/x.ts', '@superbrowser/contract/rets', true],
  ['packages/backend/x.ts', '@/lib/net/outgoing', false],
  ['packages/backend/x.ts', '@/lib/http/errors', false],
  ['lib/demo/x.ts', '@/lib/pages', false],
  ['lib/demo/x.ts', '@/lib/attribution/rules', false],
  ['components/demo/x.tsx', '@/lib/demo/reduce', true],
  ['components/demo/x.tsx', '@/components/campaigns/campaign-page', false],
  ['packages/contract/x.ts', '@superbrowser/backend/app', false],
  ['packages/contract/forms/x.ts', '@/lib/pages', false],
  ['packages/contract/content/x.ts', '@/lib/pages', false],
  ['packages/contract/content/x.ts', '@superbrowser/contract/forms/text', true],
  ['packages/backend/x.ts', '@/lib/pages', false],
  ['packages/backend/x.ts', '@superbrowser/contract/content/texts', true],
  ['lib/downloads/x.ts', '@superbrowser/backend/app', false],
  ['lib/upstream/exchange.ts', '@superbrowser/backend/start', false],
  ['lib/figures/store.ts', '@superbrowser/contract/records/calls', true],
  ['server/x.ts', '@superbrowser/backend/start', false],
  ['packages/backend/x.ts', '@/lib/figures/store', false],
  ['app/api/x/route.ts', '@superbrowser/backend/app', false],
  ['packages/console/lib/x.ts', '@superbrowser/backend/operator', true],
  ['packages/console/components/x.tsx', '@/components/ui/badge', true],
  ['packages/console/components/x.tsx', '@/components/forms/inputs', false],
  ['packages/console/ui/x.tsx', '@/components/forms/inputs', false],
  ['packages/console/editor/x.tsx', '@/components/content/article-page', false],
  ['packages/console/preview/x.tsx', '@/components/content/article-page', true],
  ['packages/console/preview/x.tsx', '@/components/layout/page-shell', false],
  ['packages/console/app/x.tsx', '@/app/manifest', false],
  ['lib/growth/x.ts', '@superbrowser/console/lib/guard', false],
  ['components/ui/x.tsx', '@superbrowser/console/lib/guard', false],
];

const eslint = new ESLint({
  overrideConfig: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false, project: null } },
    },
  ],
  ruleFilter: ({ ruleId }) => ruleId === 'import/no-restricted-paths',
});

let wrong = 0;
for (const [filePath, source, allowed] of cases) {
  const [result] = await eslint.lintText(`import * as it from '${source}';\nexport default it;\n`, {
    filePath,
  });
  const passes = !result.messages.some(
    (message) => message.ruleId === 'import/no-restricted-paths',
  );
  if (result.fatalErrorCount > 0 || passes !== allowed) {
    wrong += 1;
    console.error(
      `✖ ${filePath} importing ${source} should be ${allowed ? 'allowed' : 'refused'}`,
      result.messages[0]?.message ?? '',
    );
  }
}
console.log(`walls: ${cases.length - wrong} of ${cases.length} imports judged as meant`);
process.exit(wrong === 0 ? 0 : 1);
