/** @jest-environment node */

import { messages } from '@/lib/i18n/catalogue';
import { siteContent } from '@/lib/search/site-content';

const all = siteContent(messages);
const isList = ({ type }: { type: string }) => type === 'list';
const entries = all.filter((entry) => !isList(entry));

test('five questions, six sections, seven pages, each complete and with an id of its own', () => {
  const count = (type: string) => entries.filter((entry) => entry.type === type).length;
  expect([count('faq'), count('section'), count('page')]).toEqual([5, 6, 7]);
  for (const entry of entries) {
    expect(Object.values(entry).filter((value) => value.trim() === '')).toEqual([]);
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('the questions are those of the page, all of them', () => {
  const questions = entries.filter(({ type }) => type === 'faq');
  expect(questions.map(({ title, content }) => ({ question: title, answer: content }))).toEqual(
    messages.site.faq.items,
  );
});

test('they lead to the anchors and pages of the specification', () => {
  expect([...new Set(entries.map(({ url }) => url))]).toEqual([
    '/#faq-empresa',
    '/#faq-reserva',
    '/#faq-reserva-direta',
    '/#faq-garantia',
    '/#faq-seguranca',
    '/#por-que-escolher',
    '/#sobre-rede',
    '/#amigos-do-bem',
    '/#home',
    '/about#historia',
    '/about#missao',
    '/about#valores',
    '/destinations',
    '/deals',
    '/hotels',
  ]);
});

test('every filter of the hotels is found by what the hotels have', () => {
  const lists = all.filter(isList);
  const { surroundings, accessFacts } = messages.hotels.list;
  const filters = [surroundings, messages.hotels.amenities, accessFacts].flatMap(Object.keys);
  expect(lists.map(({ flag }) => flag)).toEqual(filters);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(lists.find(({ flag }) => flag === 'quiet')).toMatchObject({
    page: 'Hotéis',
    title: 'Hotéis em lugar tranquilo',
    content: 'em lugar tranquilo',
    category: 'Lugar',
    url: '/hotels?lugar=tranquilo',
  });
});
