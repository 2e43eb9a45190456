/** @jest-environment node */
import { insertIdempotent, saveWithMerge, upsertRecord } from '@/lib/actions/save-with-merge';

jest.mock('@/lib/actions/admin-action', () => ({
  ActionError: class extends Error {
    constructor(
      readonly code: string,
      readonly details?: object,
    ) {
      super(code);
    }
  },
}));

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
  const saved = await saveWithMerge({ ...rows, loaded, mine: { name: 'B', price: 1 } });
  expect(saved).toEqual({ updated_at: '2', name: 'B', price: 1 });
});

it('puts changes of different fields together, however often others are faster', async () => {
  const rows = table(ROW, [
    (row) => ({ ...row, price: 2 }),
    (row) => ({ ...row, price: 3 }),
    (row) => ({ ...row, price: 4 }),
  ]);
  await saveWithMerge({ ...rows, loaded, mine: { name: 'B', price: 1 } });
  expect(rows.stored()).toMatchObject({ name: 'B', price: 4 });
});

it('gives up when others never rest, and has overwritten nothing', async () => {
  const restless = Array.from({ length: 9 }, (_, i) => (row: Row) => ({ ...row, price: i + 10 }));
  const rows = table(ROW, restless);
  const attempt = saveWithMerge({ ...rows, loaded, mine: { name: 'B', price: 1 } });
  await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
  expect(rows.stored()?.name).toBe('A');
});

it('asks when both changed the same field, with what the other one wrote', async () => {
  const rows = table(ROW, [(row) => ({ ...row, name: 'C' })]);
  await expect(
    saveWithMerge({ ...rows, loaded, mine: { name: 'B', price: 1 } }),
  ).rejects.toMatchObject({
    code: 'conflict',
    details: {
      conflict: {
        gone: false,
        theirs: { version: '2', base: { name: 'C', price: 1 } },
        fields: ['name'],
      },
    },
  });
  expect(rows.stored()?.name).toBe('C');
});

it('says so when the record is gone', async () => {
  const attempt = saveWithMerge({ ...table(null), loaded, mine: BASE });
  await expect(attempt).rejects.toMatchObject({
    code: 'conflict',
    details: { conflict: { gone: true } },
  });
});

it('the same version and yet no row: a policy refused, which is no conflict', async () => {
  const rows = { ...table(ROW), update: () => Promise.resolve({ data: [], error: null }) };
  await expect(saveWithMerge({ ...rows, loaded, mine: BASE })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

it('a failure of the database is thrown as it is', async () => {
  const error = { code: '57014', message: 'canceling statement' };
  const fails = () => Promise.resolve({ data: null, error });
  await expect(saveWithMerge({ loaded, mine: BASE, update: fails, read: fails })).rejects.toBe(
    error,
  );
});

it('a form that is sent twice finds its own record', async () => {
  const taken = { data: null, error: { code: '23505', message: 'duplicate key' } };
  const read = () => Promise.resolve({ data: [ROW], error: null });
  await expect(insertIdempotent({ insert: () => Promise.resolve(taken), read })).resolves.toEqual(
    ROW,
  );
  // Somebody else's key, which one may not see, is still a failure.
  const unseen = () => Promise.resolve({ data: [], error: null });
  await expect(
    insertIdempotent({ insert: () => Promise.resolve(taken), read: unseen }),
  ).rejects.toBe(taken.error);
});

it.each([
  ['the same again', { name: 'A', price: 1 }, '1'],
  ['what was typed since', { name: 'B', price: 1 }, '2'],
])('a retry after a lost answer brings %s', async (_, mine, version) => {
  const rows = table(ROW);
  const taken = { data: null, error: { code: '23505', message: 'duplicate key' } };
  const insert = () => Promise.resolve(taken);
  const saved = await upsertRecord({ ...rows, insert, loaded: null, mine });
  expect(saved).toEqual({ ...mine, updated_at: version });
  expect(rows.stored()).toEqual(saved);
});

it('a new record is written once, however the database writes its numbers', async () => {
  const stored = { updated_at: '1', name: 'A', price: '1.00' };
  const insert = () => Promise.resolve({ data: [stored], error: null });
  const never = () => Promise.reject(new Error('asked again'));
  const saved = upsertRecord({ insert, read: never, update: never, loaded: null, mine: BASE });
  await expect(saved).resolves.toBe(stored);
});
