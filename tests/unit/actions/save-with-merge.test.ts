/** @jest-environment node */
import { saveWithMerge, upsertRecord } from '@/lib/actions/save-with-merge';
import type { SessionClient } from '@/lib/db/session-client';

/** Of the record that is saved, whose last version a colleague has written. */
const record = {
  client: {
    rpc: async () => ({ data: 'bia@ipehoteis.example', error: null }),
  } as unknown as SessionClient,
  ...{ table: 'regions' as const, id: 'r' },
};

type Row = { updated_at: string; name: string; price: number };

/** A table with one row that others change between the moments at which it is asked. */
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

it('saves what nobody else touched', async () => {
  const rows = table(ROW);
  const saved = await saveWithMerge({ ...rows, loaded, fields: { name: 'B', price: 1 } });
  expect(saved).toEqual({ updated_at: '2', name: 'B', price: 1 });
});

it('puts changes of different fields together, however often others are faster', async () => {
  const rows = table(ROW, [
    (row) => ({ ...row, price: 2 }),
    (row) => ({ ...row, price: 3 }),
    (row) => ({ ...row, price: 4 }),
  ]);
  await saveWithMerge({ ...rows, loaded, fields: { name: 'B', price: 1 } });
  expect(rows.stored()).toMatchObject({ name: 'B', price: 4 });
});

it('gives up when others never rest, and has overwritten nothing', async () => {
  const restless = Array.from({ length: 9 }, (_, i) => (row: Row) => ({ ...row, price: i + 10 }));
  const rows = table(ROW, restless);
  const attempt = saveWithMerge({ ...rows, loaded, fields: { name: 'B', price: 1 } });
  await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
  expect(rows.stored()?.name).toBe('A');
});

it('asks when both changed the same field, with what the other one wrote', async () => {
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

it('says so when the record is gone', async () => {
  const attempt = saveWithMerge({ ...table(null), loaded, fields: BASE });
  await expect(attempt).rejects.toMatchObject({
    code: 'conflict',
    details: { conflict: { gone: true } },
  });
});

it('the same version and yet no row: a policy refused, which is no conflict', async () => {
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

it.each(FAILING)('a %s that the database fails at is thrown as it is', async (_, failing) => {
  const attempt = saveWithMerge({ ...table(ROW), ...failing, loaded, fields: BASE });
  await expect(attempt).rejects.toBe(FAILURE.error);
});

const TAKEN = { data: null, error: { code: '23505', message: 'duplicate key' } };
const insert = () => Promise.resolve(TAKEN);
const refused = (conflict: object) => ({ code: 'conflict', details: { conflict } });

it('a form that is sent twice finds its own record', async () => {
  const rows = table(ROW);
  await expect(upsertRecord({ ...rows, insert, loaded: null, fields: BASE })).resolves.toBe(ROW);
  // Somebody else's key, which one may not see, is still a failure.
  const unseen = upsertRecord({ ...table(null), insert, loaded: null, fields: BASE });
  await expect(unseen).rejects.toBe(TAKEN.error);
});

it.each([
  ['a new record', { insert: fails }, FAILURE.error],
  ['a read of the record that is there', { insert, read: fails }, FAILURE.error],
  ['nothing that was written', { insert: table(null).read }, { code: 'denied' }],
])('%s that the database does not give back is a failure', async (_, asked, error) => {
  const attempt = upsertRecord({ ...table(ROW), ...asked, loaded: null, fields: BASE });
  await expect(attempt).rejects.toMatchObject(error);
});

it.each([
  ['the same again', BASE, '1'],
  ['what was typed since', { name: 'B', price: 1 }, '2'],
])('a retry after a lost answer brings %s', async (_, mine, version) => {
  const rows = table(ROW);
  const saved = await upsertRecord({ ...rows, insert, loaded: null, sent: [BASE], fields: mine });
  expect(saved).toEqual({ ...mine, updated_at: version });
  expect(rows.stored()).toEqual(saved);
});

it('a retry leaves what a colleague edited meanwhile, and adds what was typed since', async () => {
  const edited = { updated_at: '2', name: 'Da colega', price: 1 };
  const again = table(edited);
  const retry = { insert, loaded: null, sent: [BASE] };
  await expect(upsertRecord({ ...again, ...retry, fields: BASE })).resolves.toBe(edited);
  const rows = table(edited);
  await upsertRecord({ ...rows, ...retry, fields: { name: 'A', price: 5 } });
  expect(rows.stored()).toEqual({ updated_at: '3', name: 'Da colega', price: 5 });
});

it('a retry asks about a field that a colleague edited and the editor typed again', async () => {
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

it('what an earlier try stored is the editor’s own, whatever was typed since', async () => {
  const sent = [{ name: 'B', price: 1 }];
  const rows = table({ updated_at: '2', name: 'B', price: 1 });
  await saveWithMerge({ ...rows, loaded, sent, fields: { name: 'C', price: 1 } });
  expect(rows.stored()).toMatchObject({ name: 'C' });
  // A third value is another person's, and so is the second one where nothing was sent.
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
])('a field that the database fills and that was %s is asked about', async (_, sent, mine) => {
  const rows = table({ updated_at: '2', name: 'made', price: 1 });
  const leaves = { name: '' };
  const from = sent.length > 0 ? null : loaded;
  const attempt = upsertRecord({ ...rows, insert, loaded: from, sent, leaves, fields: mine });
  await expect(attempt).rejects.toMatchObject(refused({ fields: ['name'] }));
});

it('a form that never sent anything finds its record, but for what it leaves to the database', async () => {
  const blank = { insert, loaded: null, leaves: { name: '' }, fields: { name: '', price: 1 } };
  await expect(upsertRecord({ ...table(ROW), ...blank })).resolves.toBe(ROW);
});

it('a new record is written once, however the database writes its numbers', async () => {
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
