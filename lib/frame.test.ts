import { frameOf } from './frame';
import { routes } from './routes';

const named = (wanted: (path: string) => boolean) =>
  routes.map(({ path }) => path).filter((path) => wanted(path));

it('keeps forms and receipts free of advertisements, bars and a long footer', () => {
  const forms = named((path) => /(apply|success|register|feedback|appointment)$/.test(path));
  expect(forms.length).toBeGreaterThan(12);
  for (const path of [...forms, '/redirect', '/oauth'] as typeof forms)
    expect(frameOf(path)).toEqual({ footer: 'short', ads: 'none', actions: [] });
  expect(frameOf('/', 'not-found').footer).toBe('short');
});

it('shows two advertisements on the home page only', () => {
  expect(named((path) => frameOf(path as '/').ads === 'both')).toEqual(['/']);
});

it.each([
  ['/cores', 'download'],
  ['/private', { key: 'apply', path: '/private/apply', suffix: '?apply_from=2' }],
  ['/partners', { key: 'apply', path: '/partners/apply', suffix: '?apply_from=5' }],
  ['/activity/recharge', { key: 'register', path: '/register' }],
] as const)('%s offers first what it is for', (path, action) =>
  expect(frameOf(path).actions[0]).toEqual(action),
);
