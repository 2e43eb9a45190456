import { recordKey, restoreInput } from '@/lib/history/form';
import {
  historyPath,
  historyQuery,
  recordHistoryPath,
  recordQuery,
} from '@/lib/history/list-query';
import { kindOf } from '@/lib/history/model';

const ID = 'b0000000-0000-4000-8000-000000000003';

it.each([
  [{}, {}],
  [
    { tipo: 'hotels', pessoa: ID, excluidos: '1', antes: '42' },
    { tipo: 'hotels', pessoa: ID, excluidos: '1', antes: 42 },
  ],
  [{ pessoa: 'sistema' }, { pessoa: 'sistema' }],
  [{ tipo: 'media_files' }, { tipo: 'media_files' }],
  [{ tipo: ['regions', 'hotels'] }, { tipo: 'regions' }],
  [{ tipo: 'toString', pessoa: '1 or 1=1', excluidos: 'x', antes: '-1' }, {}],
  [{ tipo: { a: 1 }, antes: '9'.repeat(30) }, {}],
])('reads a URL with %j as %j', (asked, read) => {
  const nothing = { tipo: null, pessoa: null, excluidos: null, antes: null };
  expect(historyQuery.parse(asked)).toEqual({ ...nothing, ...read });
});

it('writes only what is set into a URL', () => {
  expect(historyPath()).toBe('/admin/historico');
  expect(historyPath({ tipo: 'config', antes: null })).toBe('/admin/historico?tipo=config');
  expect(recordHistoryPath('hotels', ID, recordQuery.parse({ versao: '7', com: 'atual' }))).toBe(
    `/admin/historico/hotels/${ID}?versao=7&com=atual`,
  );
});

it('recognizes only tables that have a history', () => {
  expect([kindOf('hotel_packages'), kindOf('hotel_images'), kindOf('constructor')]).toEqual([
    'packages',
    null,
    null,
  ]);
});

it.each(['../x', '2', '', `${ID}?`])('rejects %j as the key of a record', (id) =>
  expect(recordKey.safeParse(id).success).toBe(false),
);

it.each([
  { kind: 'audit_log', id: ID, change: 1, seen: 1 },
  { kind: 'hotels', id: 'x', change: 1, seen: 1 },
  { kind: 'hotels', id: ID, change: 0, seen: 1 },
  { kind: 'hotels', id: ID, change: 1.5, seen: 1 },
  { kind: 'hotels', id: ID, change: 1 },
])('%j restores nothing', (input) => expect(restoreInput.safeParse(input).success).toBe(false));
