import { messages } from '@/lib/i18n/catalogue';

/** The messages that tell visitors about the two days of a stay. */
const { booking, itinerary, offers, stay, comparison } = messages;
const { admin: _forStaff, ...offered } = offers;

const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf);

it('calls the days of a stay check-in and check-out everywhere, as the specification does', () => {
  const texts = textsOf({ booking, itinerary, offered, stay, comparison });
  expect(texts.filter((text) => /\b(chegada|chegar|saída)/i.test(text))).toEqual([]);
});
