/** @jest-environment node */
import type { z } from 'zod';
import type { SessionClient } from '@/lib/db/session-client';
import { checkRoom } from '@/lib/offers/check-room';
import type { offerInput } from '@/lib/offers/form';

type Row = Record<string, unknown>;

/** A database with one hotel, its two rooms and one offer. */
const TABLES: Record<string, Row[]> = {
  hotels: [{ id: 'h1', rooms: [{ name: 'Suíte Jardim' }, { name: 'Luxo' }] }],
  hotel_packages: [{ id: 'o1', hotel_id: 'h1', room_name: 'Bangalô' }],
};

function rowsOf(rows: Row[]) {
  const answer = {
    select: () => answer,
    limit: () => answer,
    eq: (name: string, value: unknown) => rowsOf(rows.filter((row) => row[name] === value)),
    data: rows,
    error: null,
  };
  return answer;
}

const client = { from: (table: string) => rowsOf(TABLES[table] ?? []) } as unknown as SessionClient;
type Loaded = z.output<typeof offerInput>['loaded'];
const check = (id: string, hotel_id: string, room_name: string | null, base?: Row) => {
  const loaded = base ? ({ version: 'v1', base } as Loaded) : null;
  return checkRoom(client, { id, loaded }, { hotel_id, room_name });
};

it.each([
  ['no room', 'o2', 'h1', null],
  ['a room of the hotel', 'o2', 'h1', 'Luxo'],
  ['a room of the hotel in other letters', 'o2', 'h1', 'suite jardim'],
  ['the room that the stored offer has', 'o1', 'h1', 'Bangalô'],
])('accepts %s', async (_, id, hotel, room) => {
  await expect(check(id, hotel, room)).resolves.toBeUndefined();
});

it.each([
  ['a room that the hotel does not have', 'o2', 'h1', 'Bangalô'],
  ['another such room of a stored offer', 'o1', 'h1', 'Chalé'],
  ['the stored room with another hotel', 'o1', 'h2', 'Bangalô'],
  ['a room of another hotel', 'o1', 'h2', 'Luxo'],
])('rejects %s at its field', async (_, id, hotel, room) => {
  await expect(check(id, hotel, room)).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { room_name: 'room' } },
  });
});

it('accepts the room that the form was loaded with, until another hotel is chosen', async () => {
  const base = { hotel_id: 'h1', room_name: 'Cabana' };
  await expect(check('o1', 'h1', 'Cabana', base)).resolves.toBeUndefined();
  await expect(check('o1', 'h2', 'Cabana', base)).rejects.toMatchObject({ code: 'invalid' });
});
