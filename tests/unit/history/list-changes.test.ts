import { historyQuery } from '@/lib/history/list-query';
import { listChanges } from '@/lib/history/staff-queries';

const IMAGE = '70000000-0000-4000-8000-000000000001';

const line = (id: number, action: string, parts: string[] = []) => ({
  id,
  change_id: id,
  subject_table: 'media_files',
  subject_id: IMAGE,
  action,
  parts,
  name: 'praia.jpg',
  offers: 0,
  actor_id: null,
  actor_email: null,
  changed_at: '2026-11-26T12:00:00Z',
  restored_id: null,
});
type Line = ReturnType<typeof line>;

const uploaded = [line(2, 'UPDATE', ['is_ready']), line(1, 'INSERT')];
const whenUploaded = { id: 2, subject_id: IMAGE, ready: 'true' };
const whenRemoved = { id: 4, subject_id: IMAGE, ready: 'false' };

/** Lists these lines, given the entries by which the image became ready or ceased to be. */
async function list(rows: Line[], readiness: object[]) {
  const rpc = jest.fn(async () => ({ data: rows, error: null }));
  const answer = { data: readiness, error: null };
  const query: Record<string, unknown> = { in: async () => answer };
  for (const name of ['select', 'eq', 'contains']) query[name] = () => query;
  const client = { rpc, from: () => query } as unknown as Parameters<typeof listChanges>[0];
  const { changes } = await listChanges(client, historyQuery.parse({ tipo: 'media_files' }));
  expect(rpc).toHaveBeenCalledWith(
    'record_changes',
    expect.objectContaining({ kind: 'media_files' }),
  );
  return changes.map(({ id, action, parts }) => ({ id, action, parts }));
}

const INSERTED = { id: 1, action: 'INSERT', parts: [] };
const REMOVED = { id: 4, action: 'DELETE', parts: [] };

it('lists an upload as one line, separate from later changes', async () => {
  const rows = [line(3, 'UPDATE', ['alt']), ...uploaded];
  expect(await list(rows, [whenUploaded])).toEqual([
    { id: 3, action: 'UPDATE', parts: ['alt'] },
    INSERTED,
  ]);
});

it.each([
  ['completed', [line(5, 'DELETE')]],
  ['interrupted', []],
])('lists a removal that was %s once, by the person who began it', async (_, end) => {
  const rows = [...end, line(4, 'UPDATE', ['is_ready']), ...uploaded];
  expect(await list(rows, [whenUploaded, whenRemoved])).toEqual([REMOVED, INSERTED]);
});

it('lists a removal where it began, if its end is on an earlier page', async () => {
  expect(await list([line(5, 'DELETE')], [whenUploaded, whenRemoved])).toEqual([]);
  const rows = [line(4, 'UPDATE', ['is_ready'])];
  expect(await list(rows, [whenUploaded, whenRemoved])).toEqual([REMOVED]);
});

it('keeps an abandoned upload, and a deletion whose beginning is unknown', async () => {
  const rows = [line(5, 'DELETE'), line(1, 'INSERT')];
  expect(await list(rows, [])).toEqual([{ id: 5, action: 'DELETE', parts: [] }, INSERTED]);
});
