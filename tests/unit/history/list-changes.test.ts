import { historyQuery } from '@/lib/history/list-query';
import { listChanges } from '@/lib/history/staff-queries';

const line = (id: number, action: string, parts: string[]) => ({
  id,
  change_id: id,
  subject_table: 'media_files',
  subject_id: '70000000-0000-4000-8000-000000000001',
  action,
  parts,
  name: 'praia.jpg',
  offers: 0,
  actor_id: null,
  actor_email: null,
  changed_at: '2026-11-26T12:00:00Z',
  restored_id: null,
});

it('an upload is one line, and the kind of its table can be asked for', async () => {
  const rows = [
    line(4, 'DELETE', []),
    line(3, 'UPDATE', ['alt']),
    line(2, 'UPDATE', ['is_ready']),
    line(1, 'INSERT', ['file_name', 'is_ready']),
  ];
  const rpc = jest.fn(async () => ({ data: rows, error: null }));
  const client = { rpc } as unknown as Parameters<typeof listChanges>[0];
  const { changes } = await listChanges(client, historyQuery.parse({ tipo: 'media_files' }));
  expect(changes.map(({ id }) => id)).toEqual([4, 3, 1]);
  expect(rpc).toHaveBeenCalledWith(
    'record_changes',
    expect.objectContaining({ kind: 'media_files' }),
  );
});
