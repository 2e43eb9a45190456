/** @jest-environment node */

import { messages } from '@/lib/i18n/catalogue';
import { siteContent } from '@/lib/search/site-content';

const entries = siteContent(messages);

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
