import { afterSave, isChanged, unconfirmed, without } from '@/components/admin/save-state';

it.each<[string, object, object, boolean]>([
  ['nothing typed', { name: 'A', list: ['x'] }, { name: 'A', list: ['x'] }, false],
  ['a letter', { name: 'B' }, { name: 'A' }, true],
  ['typed and taken back, where nothing was', { name: '' }, { name: null }, false],
  ['an item', { list: ['x', 'y'] }, { list: ['x'] }, true],
  ['another order', { list: ['y', 'x'] }, { list: ['x', 'y'] }, true],
])('%s: changed %#', (_, values, saved, changed) => {
  expect(isChanged(values as never, saved as never)).toBe(changed);
});

it.each([
  ['rooms.1', ['rooms.0.name', 'rooms.10.name']],
  ['rooms', []],
  ['rooms.1.name', ['rooms.0.name', 'rooms.10.name']],
])('fixing %s leaves the errors of %j', (path, left) => {
  const all = { 'rooms.0.name': 'x', 'rooms.1.name': 'x', 'rooms.10.name': 'x' };
  expect(Object.keys(without(all, path))).toEqual(left);
});

it('returns the same object if no error was removed', () => {
  const all = { name: 'x' };
  expect(without(all, 'rooms.0')).toBe(all);
});

describe('what was typed during a save', () => {
  const room = (id: string, price: string) => ({ id, price });
  const sent = { name: 'A', subtitle: 'S', rooms: [room('a', '1'), room('b', '1')] };
  // The answer includes another editor's price of room b.
  const stored = { name: 'A', subtitle: 'Deles', rooms: [room('a', '1'), room('b', '9')] };

  it('is kept, and other changes in the answer are applied', () => {
    const now = { ...sent, name: 'AB', rooms: [room('a', '2'), room('b', '1')] };
    expect(afterSave(now, sent, stored)).toEqual({
      name: 'AB',
      subtitle: 'Deles',
      rooms: [room('a', '2'), room('b', '9')],
    });
  });

  it('is kept even if the answer has another value for the same field', () => {
    const now = { ...sent, subtitle: 'Minha' };
    expect(afterSave(now, sent, stored)).toMatchObject({ subtitle: 'Minha' });
  });
});

describe('what was sent without an answer', () => {
  const lost = { ok: false, code: 'no-answer' } as const;
  const fields = (name: string) => ({ name });

  it('is kept once per version: the first and the last two', () => {
    let sent: readonly { name: string }[] = [];
    for (const name of ['A', 'A', 'B', 'C', 'D']) sent = unconfirmed(sent, fields(name), lost);
    expect(sent).toEqual([fields('A'), fields('C'), fields('D')]);
  });

  it.each<[string, 'unavailable' | 'failed' | 'conflict' | 'invalid' | 'signed-out', number]>([
    ['the database did not answer the server', 'unavailable', 1],
    ['something failed on the way', 'failed', 1],
    ['another person was faster: nothing was written', 'conflict', 0],
    ['a field is wrong: nothing was written', 'invalid', 0],
    ['the session ended: nothing was written', 'signed-out', 0],
  ])('%s', (_, code, kept) => {
    expect(unconfirmed([], fields('A'), { ok: false, code })).toHaveLength(kept);
  });

  it('is cleared by the first answer', () => {
    expect(unconfirmed([fields('A')], fields('B'), { ok: true, data: null })).toEqual([]);
  });
});
