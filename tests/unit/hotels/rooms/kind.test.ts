import { roomKind } from '@/lib/hotels/rooms/kind';

it.each([
  ['Quarto Família', 'masculine'],
  ['quarto duplo', 'masculine'],
  ['Suíte Vista Mar', 'feminine'],
  ['Suite', 'feminine'],
  ['Chalé da Serra', 'masculine'],
  ['Apartamento 12', 'masculine'],
  ['Loft', 'masculine'],
  ['Bangalô do Rio', 'masculine'],
  ['Vista Mar', null],
  ['Quartzo', null],
  ['', null],
])('%j begins with a kind of room: %j', (name, kind) => {
  expect(roomKind(name)).toBe(kind);
});
