import type { SessionClient } from '@/lib/db/session-client';
import { linesWithoutHotel } from '@/lib/history/lost-hotels';
import type { Change } from '@/lib/history/staff-queries';

/** A client that answers every query of a table with these rows. */
function clientWith(tables: Record<string, object[]>) {
  const from = jest.fn((table: string) => ({
    select: () => ({ in: async () => ({ data: tables[table] ?? [], error: null }) }),
  }));
  return { client: { from } as unknown as SessionClient, from };
}

const line = (id: number, kind: string) => ({ id, kind }) as Change;

it('finds the lines of offers whose hotel is gone', async () => {
  const { client } = clientWith({
    audit_log: [
      { id: 1, hotel: 'here' },
      { id: 2, hotel: 'gone' },
    ],
    hotels: [{ id: 'here', name: 'Ipê' }],
  });
  const changes = [line(1, 'packages'), line(2, 'packages'), line(3, 'hotels')];
  expect([...(await linesWithoutHotel(client, changes))]).toEqual([2]);
});

it('makes no query if no offer is listed', async () => {
  const { client, from } = clientWith({});
  expect((await linesWithoutHotel(client, [line(3, 'hotels')])).size).toBe(0);
  expect(from).not.toHaveBeenCalled();
});
