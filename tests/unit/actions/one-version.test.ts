/** @jest-environment node */
import { ActionError } from '@/lib/actions/action-error';
import { oneVersion } from '@/lib/actions/one-version';
import type { Profile } from '@/lib/auth/roles';
import type { SessionClient } from '@/lib/db/session-client';

const ANA = 'ana@ipehoteis.example';
const AT = '2026-11-27T20:13:39.123456+00:00';
const profile: Profile = { id: 'x', email: ANA, role: 'admin', is_active: true, hotel_ids: null };

/** A client of a database with these rows, whose stored version this author saved. */
function clientWith(rows: { updated_at: string }[] | null, author: string | null) {
  const error = rows ? null : { message: 'away' };
  const limit = async () => ({ data: rows, error });
  const rpc = jest.fn(async () => ({ data: author, error: null }));
  const client = { from: () => ({ select: () => ({ eq: () => ({ limit }) }) }), rpc };
  return { client: client as unknown as SessionClient, rpc };
}

const written = async <Row>(data: Row[]) => ({ data, error: null });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

it('resolves to the written row without further requests', async () => {
  const { client, rpc } = clientWith([], null);
  const target = { client, profile, table: 'hotels', id: 'h' } as const;
  await expect(oneVersion(target, written([{ id: 'h' }]))).resolves.toEqual({ id: 'h' });
  expect(rpc).not.toHaveBeenCalled();
});

it.each([
  ['by a colleague', 'bia@ipehoteis.example', { author: 'bia@ipehoteis.example', isOwn: false }],
  ['by the caller, whose answer got lost', ANA, { author: ANA, isOwn: true }],
  ['in the database itself', null, { author: null, isOwn: false }],
])('reports a conflict and its author when the version was saved %s', async (_, author, said) => {
  const { client, rpc } = clientWith([{ updated_at: AT }], author);
  const attempt = oneVersion({ client, profile, table: 'regions', id: 'r' }, written([]));
  const changed = { gone: false, at: AT, ...said };
  await expect(attempt).rejects.toEqual(new ActionError('conflict'));
  await expect(attempt).rejects.toMatchObject({ code: 'conflict', details: { changed } });
  expect(rpc).toHaveBeenCalledWith('last_author', { kind: 'regions', record_id: 'r', version: AT });
});

it.each([
  ['a record that is gone', [], { gone: true }],
  ['one that can not be read', null, undefined],
])('%s is a conflict too', async (_, rows, changed) => {
  const { client } = clientWith(rows, null);
  const attempt = oneVersion({ client, profile, table: 'hotels', id: 'h' }, written([]));
  await expect(attempt).rejects.toMatchObject({ code: 'conflict', details: { changed } });
});

it('rethrows an error of the database', async () => {
  const error = { code: 'PT409', message: 'É necessário manter ao menos um administrador ativo.' };
  const { client } = clientWith([], null);
  const refused = Promise.resolve({ data: null, error });
  const target = { client, profile, table: 'user_profiles', id: 'x' } as const;
  await expect(oneVersion(target, refused)).rejects.toBe(error);
});
