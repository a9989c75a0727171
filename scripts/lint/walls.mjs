/** Rooms of one part of the site each; what two of them need stands in a shared room. */
const features = {
  './lib': [
    'accounts',
    'applications',
    'app-centre',
    'desktop',
    'detect',
    'downloads',
    'growth',
    'partners',
  ],
  './components': ['campaigns', 'forms', 'growth'],
};

const betweenFeatures = Object.entries(features).flatMap(([parent, rooms]) =>
  rooms.map((room) => ({
    target: `${parent}/${room}`,
    from: rooms.filter((other) => other !== room).map((other) => `${parent}/${other}`),
    message: 'A feature knows no other; what both need belongs in a shared room.',
  })),
);

const ofComponents = (rooms) => rooms.map((room) => `./components/${room}`);

/** A package is found in its folder, or by its name where npm has linked it. */
const packageNamed = (name) => [`./packages/${name}`, `./node_modules/@superbrowser/${name}`];

/** The rooms and who may not enter which (docs: README, "The rooms"). `from` is what must not be imported. */
export const walls = [
  { target: './lib', from: ['./app', './components'], message: 'lib decides, it does not draw.' },
  { target: './components', from: './app', message: 'Components know no pages.' },
  ...betweenFeatures,
  {
    target: ofComponents([
      'ui',
      'mockups',
      'sections',
      'content',
      'cta',
      'demo',
      'desktop',
      'layout',
      'releases',
    ]),
    from: ofComponents([...features['./components'], 'site']),
    message: 'Shared rooms know no feature.',
  },
  {
    target: ofComponents(features['./components']),
    from: './components/site',
    message: 'components/site puts the features together; only the layout of app imports it.',
  },
  {
    target: './lib/env',
    from: './lib',
    except: ['./env'],
    message: 'Every room reads settings; they know none of the rooms.',
  },
  {
    target: './packages/contract/{forms,records}/**',
    from: './',
    except: [...packageNamed('contract'), './node_modules/zod'],
    message: 'Schemas import zod only: they travel into the browser.',
  },
  {
    target: './packages/contract/content',
    from: './',
    except: [
      ...packageNamed('contract'),
      ...['zod', 'yaml', 'markdown-it', 'markdown-it-cjk-friendly', 'server-only'].map(
        (name) => `./node_modules/${name}`,
      ),
    ],
    message:
      'Texts are validated alike by the site and its backend; which pages there are, they are told.',
  },
  {
    target: './components/ui',
    from: './lib',
    message: 'Primitives take plain props.',
  },
  {
    target: './components/sections',
    from: './lib',
    except: ['./i18n', './pages.ts'],
    message: 'Sections take plain props; a link names the page it leads to.',
  },
  {
    target: ['./middleware.ts', './lib/edge'],
    from: './lib',
    except: [
      './edge',
      './attribution',
      './targets',
      './env/hosts.ts',
      './i18n/routing.ts',
      './i18n/address.ts',
      './i18n/paths.ts',
      './releases/platform.ts',
      './releases/types.ts',
      './http/csp/policy.ts',
      './pages.ts',
      './generated/slugs.ts',
      './seo/feeds/paths.ts',
    ],
    message: 'The edge middleware stays pure and small.',
  },
  {
    target: ['./app', './components', './lib', './server', './middleware.ts'],
    from: packageNamed('backend'),
    message: 'The site speaks with its backend over HTTP, by the contract.',
  },
  {
    target: './packages/backend',
    from: './lib',
    message: 'The backend knows the contract only.',
  },
  {
    target: [
      './app',
      './components',
      './lib/!(i18n)/**',
      './lib/*.ts',
      './middleware.ts',
      './server',
    ],
    from: packageNamed('console'),
    message: 'The console is an app of its own; the site knows nothing of it.',
  },
  {
    target: './packages/console',
    from: './app',
    except: ['./[locale]/fonts.ts'],
    message: 'The console shares the tokens and the faces of the site, and none of its pages.',
  },
  {
    target: './packages/console/!(preview)/**',
    from: './components',
    except: ['./ui'],
    message: 'The console draws with the primitives only.',
  },
  {
    target: './packages/console/preview',
    from: './components',
    except: ['./ui', './content', './sections', './campaigns'],
    message: 'A preview shows what a page says, and nothing of what surrounds it.',
  },
  {
    target: './lib/demo',
    from: ['./lib/!(demo)/**', './lib/*.ts'],
    message:
      'The product demo is a program of its own: state, events, rules, and nothing of the site.',
  },
  {
    target: './packages/contract',
    from: ['./lib', './app', './components', './server', ...packageNamed('backend')],
    message: 'The contract is spoken by both ends and imports neither.',
  },
  {
    target: './app/!(api|files)/**',
    from: './lib/upstream/exchange.ts',
    message: 'Pages call the resource files of lib/upstream.',
  },
];
