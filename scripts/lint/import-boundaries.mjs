import { existsSync } from 'node:fs';

/**
 * Import boundaries, checked by `import/no-restricted-paths` of eslint-plugin-import. Each of these folders holds one
 * feature; code that two features need belongs in a shared folder.
 */
const features = {
  './lib': [
    'accounts',
    'applications',
    'app-center',
    'desktop',
    'detect',
    'downloads',
    'promoter-figures/report',
    'status',
    'verify',
  ],
  './components': ['campaigns', 'forms'],
};

for (const [parent, folders] of Object.entries(features))
  for (const folder of folders)
    if (!existsSync(`${parent}/${folder}`)) throw new Error(`There is no ${parent}/${folder}`);

const betweenFeatures = Object.entries(features).flatMap(([parent, folders]) =>
  folders.map((folder) => ({
    target: `${parent}/${folder}`,
    from: folders
      .filter((otherFolder) => otherFolder !== folder)
      .map((other) => `${parent}/${other}`),
    message: 'A feature imports no other feature; shared code belongs in a shared folder.',
  })),
);

/**
 * Paths of folders of components.
 * @throws Error for a missing folder: a boundary that checks nothing would go unnoticed
 */
function componentPaths(folders) {
  return folders.map((folder) => {
    const path = `./components/${folder}`;
    if (!existsSync(path)) throw new Error(`There is no ${path}`);
    return path;
  });
}

/** A package is resolved by its folder, or by its name where npm has linked it. */
const packageNamed = (name) => [`./packages/${name}`, `./node_modules/@superbrowser/${name}`];

/** Files in `target` must not import files in `from`, except those in `except` (relative to `from`). */
export const importBoundaries = [
  {
    target: './lib',
    from: ['./app', './components', './server'],
    message: 'lib imports no pages, components or server.',
  },
  {
    target: './components',
    from: ['./app', './server'],
    message: 'Components import no pages and no server.',
  },
  {
    target: ['./app', './middleware.ts'],
    from: './server',
    message: 'The server starts Next, and nothing that Next runs imports it.',
  },
  ...betweenFeatures,
  {
    target: componentPaths([
      'ui',
      'mockups',
      'prices',
      'sections',
      'content',
      'cta',
      'demo',
      'desktop',
      'in-app-browser',
      'layout',
      'promoter',
      'releases',
      'visitor',
    ]),
    from: componentPaths([...features['./components'], 'every-page']),
    message: 'Shared components import no feature.',
  },
  {
    target: componentPaths(features['./components']),
    from: './components/every-page',
    message: 'components/every-page puts the features together.',
  },
  {
    target: ['./app/*/*/**/*', './app/*/!(layout).tsx', './app/*.tsx'],
    from: './components/every-page',
    message: 'Only the layout of app imports components/every-page.',
  },
  {
    target: './lib/core',
    from: './lib',
    except: ['./core', './testing', './pages.ts'],
    message:
      'lib/core, which is there for all of lib, imports nothing else of it but the paths of pages.',
  },
  {
    target: './lib/core/env',
    from: './lib',
    except: ['./core/env'],
    message: 'Settings are read everywhere and import nothing else of lib.',
  },
  {
    target: './packages/contract/{forms,site-data}/**',
    from: './',
    except: [...packageNamed('contract'), ...packageNamed('shared'), './node_modules/zod'],
    message:
      'Schemas import zod, the contract and shared code only, so that the browser can load them.',
  },
  {
    target: './packages/contract/content',
    from: './',
    except: [
      ...packageNamed('contract'),
      ...packageNamed('shared'),
      ...['zod', 'yaml', 'markdown-it', 'markdown-it-cjk-friendly', 'server-only'].map(
        (name) => `./node_modules/${name}`,
      ),
    ],
    message:
      'The site and its backend validate texts with the same code; the caller passes the list of pages.',
  },
  {
    target: './components/ui',
    from: './lib',
    message: 'Primitives take plain props.',
  },
  {
    target: ['./middleware.ts', './lib/page-routing'],
    from: './lib',
    except: [
      './page-routing',
      './attribution',
      './external-links',
      './core/env/csp-and-redirect-hosts.ts',
      './core/i18n/routing.ts',
      './core/i18n/parse-pathname.ts',
      './core/i18n/paths.ts',
      './visitor-system/detect-system.ts',
      './releases/release-package.ts',
      './core/http/responses/cache-control.ts',
      './core/http/csp/policy.ts',
      './pages.ts',
      './generated/slugs.ts',
      './seo/feeds/feed-paths.ts',
    ],
    message: 'The edge middleware stays pure and small.',
  },
  {
    target: ['./app', './components', './lib', './server', './middleware.ts'],
    from: packageNamed('backend'),
    message: 'The site calls its backend over HTTP, by the contract.',
  },
  {
    target: './server',
    from: ['./app', './components'],
    message: 'The server renders through Next only.',
  },
  {
    target: './packages/backend',
    from: [
      './app',
      './components',
      './lib',
      './server',
      './middleware.ts',
      ...packageNamed('console'),
    ],
    message: 'The backend imports the contract and shared code only.',
  },
  {
    target: ['./packages/backend/*.ts', './packages/backend/!(admin)/**'],
    from: './packages/backend/admin',
    message:
      'admin describes the records of all other folders of the backend; they do not import it.',
  },
  {
    target: [
      './app',
      './components',
      './lib/!(core)/**',
      './lib/core/!(i18n)/**',
      './lib/*.ts',
      './middleware.ts',
      './server',
    ],
    from: packageNamed('console'),
    message:
      'The console is a separate app; the site imports only the type of its messages (lib/core/i18n).',
  },
  {
    target: './packages/console',
    from: './app',
    except: ['./[locale]/fonts.ts'],
    message: 'The console shares the design tokens and fonts of the site, and none of its pages.',
  },
  {
    target: ['./packages/console/!(screens)/**', './packages/console/screens/!(preview)/**'],
    from: './components',
    except: ['./ui'],
    message: 'The console uses the UI primitives only.',
  },
  {
    target: './packages/console/screens/preview',
    from: './components',
    except: ['./ui', './content', './sections', './campaigns'],
    message: 'A preview shows the content of a page, without its frame.',
  },
  {
    target: './lib/demo',
    from: ['./lib/!(demo)/**', './lib/*.ts'],
    message:
      'The product demo is a separate program: state, events and rules, nothing of the site.',
  },
  {
    target: './packages/contract',
    from: ['./lib', './app', './components', './server', ...packageNamed('backend')],
    message: 'The contract is shared by both ends and imports neither.',
  },
  {
    target: './packages/shared',
    from: './',
    except: [...packageNamed('shared'), './node_modules/@zxcvbn-ts', './node_modules/server-only'],
    message: 'Shared code knows nothing of the site.',
  },
  {
    target: './app/!(api)/**',
    from: [
      './lib/core/upstream/client/transport.ts',
      './lib/core/upstream/client/call-upstream.ts',
    ],
    message: 'Pages read the API through functions of lib.',
  },
];
