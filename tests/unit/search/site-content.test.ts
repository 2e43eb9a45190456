/** @jest-environment node */

import { hotelsPath } from '@/lib/hotels/list/filters';
import { messages } from '@/lib/i18n/catalogue';
import { askedFilters } from '@/lib/search/asked-filters';
import { listWith, siteContent } from '@/lib/search/site-content';

const all = siteContent(messages);
const isList = ({ type }: { type: string }) => type === 'list';
const entries = all.filter((entry) => !isList(entry));

test('has five questions, six sections and seven pages, each complete and with a unique id', () => {
  const count = (type: string) => entries.filter((entry) => entry.type === type).length;
  expect([count('faq'), count('section'), count('page')]).toEqual([5, 6, 7]);
  for (const entry of entries) {
    expect(Object.values(entry).filter((value) => value.trim() === '')).toEqual([]);
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('contains all questions of the page', () => {
  const questions = entries.filter(({ type }) => type === 'faq');
  expect(questions.map(({ title, content }) => ({ question: title, answer: content }))).toEqual(
    messages.site.faq.items,
  );
});

test('links to the specified anchors and pages', () => {
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

test('has a list for every filter of the hotels', () => {
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

describe('queries for filters', () => {
  const { ask } = messages.search.content;

  test.each([
    ['tranquilo perto do mar', '/hotels?lugar=mar&lugar=tranquilo'],
    ['Hotel calmo, na praia', '/hotels?lugar=mar&lugar=tranquilo'],
    [
      'um lugar tranquilo perto do mar e do aeroporto até R$ 600 para família',
      '/hotels?comodidade=familias&lugar=mar&lugar=aeroporto&lugar=tranquilo&preco-ate=600',
    ],
    ['praias com piscinas até 1.200', '/hotels?comodidade=piscina&lugar=mar&preco-ate=1200'],
    ['piscina r$ 450,50', '/hotels?comodidade=piscina&preco-ate=450.5'],
    [
      'centro de negócios e café da manhã',
      '/hotels?comodidade=cafe-da-manha&comodidade=centro-de-negocios',
    ],
    ['perto do mar', '/hotels?lugar=mar'],
    ['Pé na areia', '/hotels?lugar=mar'],
    [
      'um canto quieto à beira-mar por menos de R$ 600',
      '/hotels?lugar=mar&lugar=tranquilo&preco-ate=600',
    ],
    [
      'lugar tranquilo na beira do mar, três noites com um bebê, perto de um aeroporto',
      '/hotels?lugar=mar&lugar=aeroporto&lugar=tranquilo',
    ],
    [
      'lugar tranquilo perto do mar até R$ 600, três noites com criança, perto do aeroporto',
      '/hotels?lugar=mar&lugar=aeroporto&lugar=tranquilo&preco-ate=600',
    ],
    ['praia para 2 adultos e uma criança de 4 anos', '/hotels?lugar=mar'],
    ['piscina com toda a família', '/hotels?comodidade=piscina'],
    ['com minhas filhas, na praia', '/hotels?lugar=mar'],
    ['praia para crianças', '/hotels?comodidade=familias&lugar=mar'],
    ['com crianças', '/hotels?comodidade=familias'],
    ['3 diárias abaixo de 450 reais', '/hotels?preco-ate=450'],
    ['cadeirantes', '/hotels?acesso=quarto-adaptado'],
    ['até 600', '/hotels?preco-ate=600'],
    ['barato', '/hotels?ordem=preco'],
    ['hotel mais barato na praia', '/hotels?lugar=mar&ordem=preco'],
    ['em conta, tranquilo', '/hotels?lugar=tranquilo&ordem=preco'],
    ['os melhores com piscina', '/hotels?comodidade=piscina&ordem=avaliacao'],
    ['tem piscina?', '/hotels?comodidade=piscina'],
    ['estacionamento grátis', '/hotels?comodidade=estacionamento'],
    ['café incluso.', '/hotels?comodidade=cafe-da-manha'],
    ['quarto adaptado sem degraus', '/hotels?acesso=sem-degraus&acesso=quarto-adaptado'],
  ])('%s', (query, path) => {
    const filters = askedFilters(query, ask);
    expect(filters && hotelsPath(filters)).toBe(path);
  });

  test.each([
    'piscina em Gramado tranquilo',
    'praia 600',
    '3 noites',
    'o mais bonito',
    'melhor lugar de Gramado',
    'praia 3',
    'menos noites na praia',
    'até 3 noites na praia',
    'mar até 0',
    'café, mar e rede',
    '',
    '%_"(), até r$',
  ])('finds no filters in: %s', (query) => expect(askedFilters(query, ask)).toBeNull());

  test('names the list by the filters found', () => {
    const filters = askedFilters('tranquilo mar aeroporto até 600', ask);
    expect(filters && listWith(filters, messages).title.replace(/\s/g, ' ')).toBe(
      'Hotéis perto do mar, perto do aeroporto, em lugar tranquilo e até R$ 600,00 por noite',
    );
    const cheap = askedFilters('praia barata', ask);
    expect(cheap && listWith(cheap, messages).title).toBe(
      'Hotéis perto do mar, do menor ao maior preço',
    );
    const best = askedFilters('melhor avaliado', ask);
    expect(best && listWith(best, messages).title).toBe('Hotéis da melhor nota à menor');
  });

  test('has words for every filter', () => {
    expect(Object.keys(ask.words)).toEqual(Object.keys(messages.search.content.lists));
  });
});
