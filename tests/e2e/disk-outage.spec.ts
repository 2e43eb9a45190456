import { expect } from './fixtures';
import { read } from './outage-read';
import { outageTest } from './outage-test';

const SECRET = 'only-of-this-test-'.repeat(3);

/** A site whose disk is full or read-only. */
const test = outageTest({
  name: '-disk',
  unwritable: true,
  env: { REVALIDATE_SECRET: SECRET },
});

// Both on one site.
test.describe.configure({ mode: 'serial' });

const BUILT = '/hotel/ipe-guanabara';
const RENDERED = '/hotel/old/ipe-guanabara';

test('pages stay readable, even during an outage of the database', async ({
  outage: { clock, proxy, site },
}) => {
  const before = [await read(site.url + BUILT), await read(site.url + RENDERED)];
  expect(before.map(({ status }) => status)).toEqual([200, 200]);
  proxy.state.fault = '503';
  clock.advance(3_600_000);
  for (let visit = 0; visit < 2; visit += 1) {
    expect([await read(site.url + BUILT), await read(site.url + RENDERED)]).toEqual(before);
  }
  proxy.state.fault = 'none';
});

test('a change is still shown', async ({ outage: { site } }) => {
  const madeAt = async () => (await fetch(site.url + BUILT)).headers.get('last-modified');
  const before = await madeAt();
  const answer = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tables: ['hotels'] }),
  });
  expect(answer.status).toBe(202);
  await expect.poll(madeAt).not.toBe(before);
  expect(site.log()).toContain('can’t be stored on this disk');
});
