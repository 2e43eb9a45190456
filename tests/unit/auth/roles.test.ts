import { adminPath, areasFor, isLimited, mayDo, tabPath } from '@/lib/auth/roles';

it.each([
  ['admin', true, true],
  ['editor', true, false],
  ['investidor', false, false],
] as const)('%s: back office %s, administration %s', (role, staff, admin) => {
  expect([mayDo(role, 'staff'), mayDo(role, 'admin')]).toEqual([staff, admin]);
});

it.each([
  ['an editor of some hotels', 'editor', ['a'], true],
  ['an editor of none', 'editor', [], true],
  ['an editor of all', 'editor', null, false],
  ['an administrator', 'admin', null, false],
  ['an administrator who was an editor of some', 'admin', ['a'], false],
] as const)('%s: limited %s', (_, role, hotels, limited) => {
  expect(isLimited({ role, hotel_ids: hotels && [...hotels] })).toBe(limited);
});

it('returns the path of a known tab, and the dashboard for any other name', () => {
  expect(tabPath('dashboard')).toBe('/admin');
  for (const name of ['hotels', 'regions', 'packages', 'users', 'config']) {
    expect(tabPath(name)).toBe(`/admin/${name}`);
  }
  for (const name of ['nada', '', null, 7, {}, '__proto__', 'constructor']) {
    expect(tabPath(name)).toBe('/admin');
  }
});

it('lists the results right after the dashboard in the menu of all staff', () => {
  const names = (role: 'admin' | 'editor') => areasFor(role).map(({ name }) => name);
  const shared = ['dashboard', 'results', 'hotels', 'regions', 'packages', 'media'];
  expect(names('editor')).toEqual(shared);
  expect(names('admin')).toEqual([...shared, 'users', 'config', 'history']);
  expect(areasFor('investidor')).toEqual([]);
  const paths = ['resultados', 'hotels', 'regions', 'packages', 'media', 'users', 'config'];
  expect(areasFor('admin').map(({ path }) => path)).toEqual(
    ['', ...paths, 'historico'].map((path) => (path ? `/admin/${path}` : '/admin')),
  );
});

it.each(['/admin', '/admin/', '/admin/hotels', '/admin/hotels?x=1&y=ação', '/admin?tab=x'])(
  'a sign-in leads back to %s',
  (path) => {
    expect(adminPath(path)).toBe(path);
  },
);

it.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example',
  '/admin/..',
  '/admin/../hotels',
  '/admin/%2e%2E/hotels',
  '/admin/.%2e/hotels',
  '/admin/%2E%2E/hotels',
  '/admin//evil.example',
  '/admin\\evil',
  '/admin\n/x',
  '/admin\u0000',
  ' /admin',
  '/adminx',
  '/administrator',
  '/hotels',
  'javascript:alert(1)',
  '',
  null,
  undefined,
  ['/admin'],
  `/admin/${'a'.repeat(600)}`,
])('a sign-in never leads to %j', (path) => {
  expect(adminPath(path)).toBeNull();
});
