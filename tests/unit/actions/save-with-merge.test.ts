/** @jest-environment node */
import { saveWithMerge, upsertRecord } from '@/lib/actions/save-with-merge';
import type { SessionClient } from '@/lib/db/session-client';

/** The saved record, whose last version was written by a colleague. */
const record = {
  client: {
    rpc: async () => ({ data: 'bia@ipehoteis.example', error: null }),
  } as unknown as SessionClient,
  ...{ table: 'regions' as const, id: 'r' },
};

type Row = { updated_at: string; name: string; price: number };

/** A table with one row. Before each update, the next change in `meanwhile` is made to it. */
function table(row: Row | null, meanwhile: ((row: Row) => Row)[] = []) {
  let stored = row;
  let clock = Number(row?.updated_at ?? 0);
  const disturb = () => {
    const change = meanwhile.shift();
    if (!change || !stored) return;
    clock += 1;
    stored = { ...change(stored), updated_at: String(clock) };
  };
  const answer = (data: Row[]) => Promise.resolve({ data, error: null });
  return {
    stored: () => stored,
    sent: [],
    ...record,
    read: () => answer(stored ? [stored] : []),
    update: (fields: object, version: string) => {
      disturb();
      if (!stored || stored.updated_at !== version) return answer([]);
      clock += 1;
      stored = { ...stored, ...fields, updated_at: String(clock) };
      return answer([stored]);
    },
  };
}

const ROW: Row = { updated_at: '1', name: 'A', price: 1 };
const BASE = { name: 'A', price: 1 };
const loaded = { version: '1', base: BASE };

it('saves a record that no one else changed', async () => {
  const rows = table(ROW);
  const saved = await saveWithMerge({ ...rows, loaded, fields: { name: 'B', price: 1 } });
  expect(saved).toEqual({ updated_at: '2', name: 'B', price: 1 });
});

it('merges changes of different fields, however often others save first', async () => {
  const rows = table(ROW, [
    (row) => ({ ...row, price: 2 }),
    (row) => ({ ...row, price: 3 }),
    (row) => ({ ...row, price: 4 }),
  ]);
  await saveWithMerge({ ...rows, loaded, fields: { name: 'B', price: 1 } });
  expect(rows.stored()).toMatchObject({ name: 'B', price: 4 });
});

it('gives up after too many concurrent changes, without overwriting anything', async () => {
  const restless = Array.from({ length: 9 }, (_, i) => (row: Row) => ({ ...row, price: i + 10 }));
  const rows = table(ROW, restless);
  const attempt = saveWithMerge({ ...rows, loaded, fields: { name: 'B', price: 1 } });
  await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
  expect(rows.stored()?.name).toBe('A');
});

it('rejects with the other editor’s version if both changed the same field', async () => {
  const rows = table(ROW, [(row) => ({ ...row, name: 'C' })]);
  await expect(
    saveWithMerge({ ...rows, loaded, fields: { name: 'B', price: 1 } }),
  ).rejects.toMatchObject({
    code: 'conflict',
    details: {
      conflict: {
        gone: false,
        theirs: { version: '2', base: { name: 'C', price: 1 } },
        author: 'bia@ipehoteis.example',
        fields: ['name'],
      },
    },
  });
  expect(rows.stored()?.name).toBe('C');
});

it('reports a record that is gone', async () => {
  const attempt = saveWithMerge({ ...table(null), loaded, fields: BASE });
  await expect(attempt).rejects.toMatchObject({
    code: 'conflict',
    details: { conflict: { gone: true } },
  });
});

it('rejects as denied, not as a conflict, if a policy refuses the update', async () => {
  const rows = { ...table(ROW), update: () => Promise.resolve({ data: [], error: null }) };
  await expect(saveWithMerge({ ...rows, loaded, fields: BASE })).rejects.toMatchObject({
    code: 'denied',
  });
});

const FAILURE = { data: null, error: { code: '57014', message: 'canceling statement' } };
const fails = () => Promise.resolve(FAILURE);
const FAILING: [string, Partial<Parameters<typeof saveWithMerge>[0]>][] = [
  ['write', { update: fails }],
  ['read after it', { read: fails, update: async () => ({ data: [], error: null }) }],
];

it.each(FAILING)('rethrows the error of a failed %s', async (_, failing) => {
  const attempt = saveWithMerge({ ...table(ROW), ...failing, loaded, fields: BASE });
  await expect(attempt).rejects.toBe(FAILURE.error);
});

const TAKEN = { data: null, error: { code: '23505', message: 'duplicate key' } };
const insert = () => Promise.resolve(TAKEN);
const refused = (conflict: object) => ({ code: 'conflict', details: { conflict } });

it('finds its own record if a form is sent twice', async () => {
  const rows = table(ROW);
  await expect(upsertRecord({ ...rows, insert, loaded: null, fields: BASE })).resolves.toBe(ROW);
  // A key taken by a record that the caller can't see still fails.
  const unseen = upsertRecord({ ...table(null), insert, loaded: null, fields: BASE });
  await expect(unseen).rejects.toBe(TAKEN.error);
});

it.each([
  ['a new record', { insert: fails }, FAILURE.error],
  ['a read of the record that is there', { insert, read: fails }, FAILURE.error],
  ['nothing that was written', { insert: table(null).read }, { code: 'denied' }],
])('%s that the database does not return is a failure', async (_, asked, error) => {
  const attempt = upsertRecord({ ...table(ROW), ...asked, loaded: null, fields: BASE });
  await expect(attempt).rejects.toMatchObject(error);
});

it.each([
  ['the same again', BASE, '1'],
  ['what was typed since', { name: 'B', price: 1 }, '2'],
])('a retry after a lost answer stores %s', async (_, mine, version) => {
  const rows = table(ROW);
  const saved = await upsertRecord({ ...rows, insert, loaded: null, sent: [BASE], fields: mine });
  expect(saved).toEqual({ ...mine, updated_at: version });
  expect(rows.stored()).toEqual(saved);
});

it('a retry keeps a colleague’s edits and adds what was typed since', async () => {
  const edited = { updated_at: '2', name: 'Da colega', price: 1 };
  const again = table(edited);
  const retry = { insert, loaded: null, sent: [BASE] };
  await expect(upsertRecord({ ...again, ...retry, fields: BASE })).resolves.toBe(edited);
  const rows = table(edited);
  await upsertRecord({ ...rows, ...retry, fields: { name: 'A', price: 5 } });
  expect(rows.stored()).toEqual({ updated_at: '3', name: 'Da colega', price: 5 });
});

it('a retry reports a conflict on a field that the editor and a colleague changed', async () => {
  const rows = table({ updated_at: '2', name: 'Da colega', price: 1 });
  const mine = { name: 'Meu', price: 1 };
  const retry = upsertRecord({ ...rows, insert, loaded: null, sent: [BASE], fields: mine });
  await expect(retry).rejects.toMatchObject(
    refused({ fields: ['name'], theirs: { version: '2', base: { name: 'Da colega' } } }),
  );
  expect(rows.stored()?.name).toBe('Da colega');
});

it('a form that never sent anything does not replace a record with its id', async () => {
  const rows = table(ROW);
  const blank = { name: '', price: 0 };
  const attempt = upsertRecord({ ...rows, insert, loaded: null, fields: blank });
  await expect(attempt).rejects.toMatchObject(refused({ fields: ['name', 'price'] }));
  expect(rows.stored()).toBe(ROW);
});

it('treats what an earlier attempt stored as the editor’s own after more typing', async () => {
  const sent = [{ name: 'B', price: 1 }];
  const rows = table({ updated_at: '2', name: 'B', price: 1 });
  await saveWithMerge({ ...rows, loaded, sent, fields: { name: 'C', price: 1 } });
  expect(rows.stored()).toMatchObject({ name: 'C' });
  // A third value is another person's; so is the second one if nothing was sent.
  for (const [tried, name] of [
    [sent, 'D'],
    [[], 'B'],
  ] as const) {
    const others = table({ updated_at: '2', name, price: 1 });
    const attempt = saveWithMerge({
      ...others,
      loaded,
      sent: tried,
      fields: { name: 'C', price: 1 },
    });
    await expect(attempt).rejects.toMatchObject(refused({ fields: ['name'] }));
  }
});

it.each([
  ['made for a new record', null, [{ name: '', price: 1 }], 'made', 'made'],
  ['made by a try whose answer got lost', loaded, [{ name: '', price: 1 }], 'made', 'made'],
  ['left to it by a try that was not carried out', loaded, [{ name: '', price: 1 }], 'A', ''],
])('a field that the database fills is %s', async (_, from, sent, stored, written) => {
  const rows = table({ updated_at: '2', name: stored, price: 1 });
  const leaves = { name: '' };
  await upsertRecord({
    ...rows,
    insert,
    loaded: from,
    sent,
    leaves,
    fields: { name: '', price: 7 },
  });
  expect(rows.stored()).toMatchObject({ name: written, price: 7 });
});

it.each([
  ['typed since', [{ name: '', price: 1 }], { name: 'Meu', price: 1 }],
  ['emptied by hand', [], { name: '', price: 1 }],
])('reports a conflict on a database-filled field that was %s', async (_, sent, mine) => {
  const rows = table({ updated_at: '2', name: 'made', price: 1 });
  const leaves = { name: '' };
  const from = sent.length > 0 ? null : loaded;
  const attempt = upsertRecord({ ...rows, insert, loaded: from, sent, leaves, fields: mine });
  await expect(attempt).rejects.toMatchObject(refused({ fields: ['name'] }));
});

it('a form that never sent anything accepts differences in database-filled fields', async () => {
  const blank = { insert, loaded: null, leaves: { name: '' }, fields: { name: '', price: 1 } };
  await expect(upsertRecord({ ...table(ROW), ...blank })).resolves.toBe(ROW);
});

it('writes a new record once, however the database formats its numbers', async () => {
  const stored = { updated_at: '1', name: 'A', price: '1.00' };
  const never = () => Promise.reject(new Error('asked again'));
  const saved = upsertRecord({
    insert: () => Promise.resolve({ data: [stored], error: null }),
    read: never,
    update: never,
    ...record,
    client: { rpc: never } as unknown as SessionClient,
    loaded: null,
    sent: [],
    fields: BASE,
  });
  await expect(saved).resolves.toBe(stored);
});
