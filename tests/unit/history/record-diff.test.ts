import { recordDiff } from '@/lib/history/record-diff';

const room = (name: string, more: object = {}) => ({ name, price: 100, ...more });

describe('equal values', () => {
  it.each([
    [null, undefined],
    [null, ''],
    [null, []],
    [
      { a: 1, b: null },
      { b: undefined, a: 1 },
    ],
    [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
  ])('%j and %j', (a, b) => expect(recordDiff({ a }, { a: b })).toEqual([]));

  it.each([
    [0, null],
    [false, null],
    ['1', 1],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [{ a: 'b' }, [['a', 'b']]],
    [{}, null],
  ])('%j is not %j', (a, b) => expect(recordDiff({ a }, { a: b })).toHaveLength(1));
});

describe('recordDiff', () => {
  it('returns only fields whose values differ', () => {
    expect(
      recordDiff({ name: 'A', price: 1, slug: null }, { name: 'B', price: 1, slug: '' }),
    ).toEqual([{ kind: 'value', field: 'name', before: 'A', after: 'B' }]);
  });

  it('shows a new or a removed record with all its content', () => {
    const content = { name: 'A', description: null, rooms: [room('Suíte')] };
    expect(recordDiff(null, content)).toEqual([
      { kind: 'value', field: 'name', before: undefined, after: 'A' },
      {
        kind: 'items',
        field: 'rooms',
        reordered: false,
        items: [
          {
            state: 'added',
            name: 'Suíte',
            place: 1,
            fields: [
              { field: 'name', before: undefined, after: 'Suíte' },
              { field: 'price', before: undefined, after: 100 },
            ],
          },
        ],
      },
    ]);
    expect(recordDiff(content, null)).toHaveLength(2);
  });

  const items = (before: unknown[], after: unknown[]) => {
    const [change] = recordDiff({ rooms: before }, { rooms: after });
    if (change?.kind !== 'items') throw new Error('Not a list of items.');
    return [change.items.map(({ state, name }) => `${state} ${name}`), change.reordered];
  };

  it.each([
    [
      'a changed room',
      [room('A'), room('B')],
      [room('A'), room('B', { price: 2 })],
      ['changed B'],
      false,
    ],
    [
      'a room in between',
      [room('A'), room('C')],
      [room('A'), room('B'), room('C')],
      ['added B'],
      false,
    ],
    ['a room less', [room('A'), room('B')], [room('B')], ['removed A'], false],
    ['another order', [room('A'), room('B')], [room('B'), room('A')], [], true],
    ['a renamed room', [room('A'), room('B')], [room('A'), room('Z')], ['changed Z'], false],
    [
      'two of one name',
      [room('A'), room('A')],
      [room('A'), room('A', { price: 3 })],
      ['changed A'],
      false,
    ],
    [
      'others with ids',
      [{ id: 1, name: 'A' }],
      [{ id: 2, name: 'B' }],
      ['added B', 'removed A'],
      false,
    ],
    ['the same id', [{ id: 1, name: 'A' }], [{ id: 1, name: 'B' }], ['changed B'], false],
    ['nothing said', [], [{ text: null }, { text: 'A' }], ['added null'], false],
    ['nothing said before', [{ text: 'A' }, {}], [], ['removed null'], false],
    ['no name at all', [], [{ price: 1 }], ['added null'], false],
  ])('reports %s', (_, before, after, states, reordered) =>
    expect(items(before, after)).toEqual([states, reordered]),
  );

  it('treats a list that became something else as one value', () => {
    expect(recordDiff({ rooms: [room('A')] }, { rooms: 'texto' })).toEqual([
      { kind: 'value', field: 'rooms', before: [room('A')], after: 'texto' },
    ]);
    expect(recordDiff({ rooms: [1, { a: 1 }] }, { rooms: [null] })[0]?.kind).toBe('value');
  });

  it.each([[1], ['x'], [null], [[[]]], [[null, undefined]], [{ __proto__: null }]])(
    'never throws, whatever is stored: %j',
    (value) => {
      for (const other of [null, [], [{}], 'a', 3, { a: [{}] }]) {
        expect(() => recordDiff({ a: value }, { a: other })).not.toThrow();
      }
    },
  );

  it('names a day note by its text, and a month of the season by its position', () => {
    const note = { from: '2026-12-28', to: null, text: 'Réveillon' };
    const [notes, months] = recordDiff(
      { day_notes: [note], season: [{ text: 'Praia cheia' }] },
      { day_notes: [{ ...note, to: '2027-01-02' }], season: [{ text: 'Dias longos' }] },
    );
    expect(notes).toMatchObject({ items: [{ state: 'changed', name: 'Réveillon', place: 1 }] });
    expect(months).toMatchObject({ items: [{ state: 'changed', name: null, place: 1 }] });
  });

  it('ignores empty items that are added or removed', () => {
    const blank = Array(12).fill({ text: null, mark: null });
    expect(recordDiff({ season: null }, { season: blank })).toEqual([]);
    expect(recordDiff({ season: blank }, {})).toEqual([]);
  });
});
