import { bedsInText } from '@/lib/hotels/rooms/beds';

it.each([
  ['1 cama king e 2 camas de solteiro', { double: 1, single: 2 }],
  ['Uma cama de casal, duas de solteiro', { double: 1, single: 2 }],
  ['1 cama queen  +\t1  cama\u00a0de solteiro', { double: 1, single: 1 }],
  ['1 cama de casal ou 2 de solteiro', null],
  ['7 camas de solteiro', null],
])('%s', (text, beds) => {
  expect(bedsInText(text)).toEqual(beds);
});

it('does not hang on a stored text with a long run of spaces', async () => {
  // A quadratic regex takes minutes for this, during which the process serves no page.
  expect(bedsInText(`1 cama${' '.repeat(300_000)}king`)).toEqual({ double: 1, single: 0 });
  // Lets an exceeded timeout fail the test.
  await new Promise((resolve) => setTimeout(resolve));
});
