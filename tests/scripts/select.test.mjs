import assert from 'node:assert/strict';
import test from 'node:test';
import {
  objectionToImport,
  objectionToPackage,
  unusedPermissions,
} from '../../scripts/test/import-rules.mjs';
import { select } from '../../scripts/test/select.mjs';

test('without an argument, every part runs completely', () => {
  const all = { files: null, args: [] };
  assert.deepEqual(
    [...select([])],
    ['checks', 'unit', 'db', 'e2e'].map((part) => [part, all]),
  );
});

test('a part passes its other arguments to its runner', () => {
  assert.deepEqual(
    [...select(['e2e', '--project=phone'])],
    [['e2e', { files: null, args: ['--project=phone'] }]],
  );
});

test('a noun selects its files in every part, in singular and plural', () => {
  for (const noun of ['hotel', 'hotels', 'Hotels']) {
    const selected = select([noun]);
    assert.ok(selected.get('e2e').files.includes('tests/e2e/hotel.spec.ts'), noun);
    assert.ok(selected.get('e2e').files.includes('tests/e2e/admin-hotels.spec.ts'), noun);
    assert.ok(
      selected.get('unit').files.every((file) => /hotels?\b/.test(file)),
      noun,
    );
    assert.ok(selected.get('db').files.length > 0, noun);
    assert.equal(selected.has('checks'), false, noun);
  }
});

test('a word that is in no file name is refused', () => {
  assert.throws(() => select(['quartz']), { message: /"quartz" is neither a part/ });
});

const IMPORTS = [
  ['lib/hotels/model.ts', 'app/page.tsx', false],
  ['lib/hotels/model.ts', 'components/ui/button.tsx', false],
  ['lib/hotels/model.ts', 'lib/offers/model.ts', false],
  ['lib/offers/model.ts', 'lib/hotels/model.ts', true],
  ['lib/format/price.ts', 'lib/hotels/model.ts', false],
  ['components/ui/price.tsx', 'lib/format/price.ts', true],
  ['components/ui/price.tsx', 'lib/hotels/model.ts', false],
  ['components/hotels/card.tsx', 'lib/hotels/queries.ts', false],
  ['components/hotels/card.tsx', 'lib/hotels/rooms/queries.ts', false],
  ['components/hotels/card.tsx', 'lib/hotels/rooms/keys.ts', true],
  ['components/hotels/card.tsx', 'components/offers/card.tsx', false],
  ['components/offers/card.tsx', 'components/hotels/card.tsx', true],
  ['app/page.tsx', 'lib/hotels/queries.ts', true],
];
for (const [from, to, allowed] of IMPORTS) {
  test(`${from} ${allowed ? 'may' : 'may not'} import ${to}`, () => {
    assert.equal(objectionToImport(from, to, false) === null, allowed);
  });
}

test('views may import the types of queries', () => {
  assert.equal(
    objectionToImport('components/hotels/card.tsx', 'lib/hotels/queries.ts', true),
    null,
  );
});

test('models, forms and paths import neither React nor Next', () => {
  assert.notEqual(objectionToPackage('lib/hotels/model.ts', 'next/cache'), null);
  assert.notEqual(objectionToPackage('lib/hotels/list/model.ts', 'react'), null);
  assert.equal(objectionToPackage('lib/hotels/queries.ts', 'next/cache'), null);
  assert.equal(objectionToPackage('lib/hotels/rooms/queries.ts', 'next/cache'), null);
});

test('a permission that no file uses is refused', () => {
  const refused = unusedPermissions(['lib/offers lib/hotels', 'components/hotels components/ui']);
  const isRefused = (from, to) =>
    refused.some((one) => one.startsWith(`${from} may import ${to} `));
  assert.ok(isRefused('lib/search', 'lib/hotels'));
  assert.ok(isRefused('components/offers', 'components/hotels'));
  assert.ok(!isRefused('lib/offers', 'lib/hotels'));
  assert.ok(!isRefused('components/hotels', 'components/ui'));
});
