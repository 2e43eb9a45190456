import { removeAccents } from '@/lib/format/normalize';
import { fromFirstHit, highlight } from '@/lib/search/highlight';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Ipê Florianópolis', 'florianopolis', 'Ipê [Florianópolis]'],
  ['Florianópolis', 'FLORIANO\u0301', '[Florianó]polis'],
  // Combining marks stay with their letter, on either side of a hit.
  ['Ipe\u0302 Sa\u0303o', 'ipe', '[Ipe\u0302] Sa\u0303o'],
  ['Ipe\u0302 Sa\u0303o', 'sao', 'Ipe\u0302 [Sa\u0303o]'],
  ['praia, praias e PRAIA', 'praia', '[praia], [praia]s e [PRAIA]'],
  ['xaaaa', 'aa', 'x[aa][aa]'],
  // Within words only if no word begins with it.
  ['Escritório à beira do rio', 'rio', 'Escritório à beira do [rio]'],
  ['quartos espalhados', 'spa', 'quartos e[spa]lhados'],
  ['duas  palavras', 'duas palavras', '[duas  palavras]'],
  ['quebra\nde linha', 'quebra de', '[quebra\nde] linha'],
  ['50% (ou mais)', '% (', '50[% (]ou mais)'],
  ['a.c abc', 'a.c', '[a.c] abc'],
  ['preço $& e $1', '$&', 'preço [$&] e $1'],
  ['<b>praia</b>', '<b>', '[<b>]praia</b>'],
  ['🏖️ praia', 'praia', '🏖️ [praia]'],
  ['👨‍👩‍👧', '👩', '👨‍[👩]‍👧'],
  // One character that folds to several is marked as a whole, once.
  ['한국', removeAccents('한').slice(0, 1), '[한]국'],
  ['İİ', 'ii', '[İİ]'],
  ['nada', 'x', 'nada'],
  ['nada', '', 'nada'],
  ['nada', ' \u0301 ', 'nada'],
  ['', 'x', ''],
])('%j with %j is %j', (text, query, result) => {
  expect(marked(text, query)).toBe(result);
  expect(
    highlight(text, query)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['um texto curto com praia', 'praia', 30, 'um texto curto com praia'],
  [`${'a '.repeat(40)}praia no fim`, 'praia', 30, `…${'a '.repeat(15)}praia no fim`],
  [`${'á '.repeat(40)}práia no fim`, 'praia', 30, `…${'á '.repeat(15)}práia no fim`],
  [`${'x'.repeat(80)}praia`, 'praia', 30, '…praia'],
  [`espalhados ${'a '.repeat(40)}spa`, 'spa', 30, `…${'a '.repeat(15)}spa`],
  ['sem o que se busca', 'praia', 5, 'sem o que se busca'],
])('fromFirstHit(%j, %j, %i) starts at the first hit: %j', (text, query, visible, result) => {
  expect(fromFirstHit(text, query, visible)).toBe(result);
});
