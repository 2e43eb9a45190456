import { plainText } from '@/lib/format/plain-text';
import { growth, NEARLY_QUADRATIC } from '../support/growth';

describe('ordinary text is unchanged', () => {
  it.each([
    'A&B',
    "D'Ávila",
    '5 < 10',
    '10 > 5 e 3 < 4',
    'a<1 b>2',
    'Eu <3 praia',
    'Preço <R$ 100>',
    'Diária <R$ 100 ou >R$ 300>',
    'Quarto <Deluxe> e <Luxo 2>',
    'a <b e c> d',
    'x<y>z',
    '“Praia” & Cia. — 50% off; R$ 1.290,00',
    'R&amp;B',
    '&lt;script&gt;',
    'On: 20/11 = feriado',
    'Promoção once = 1',
    'data: 20/11/2026',
    'Curso de scripts: básico',
    '日本語 العربية 🌴 👨‍👩‍👧',
    'C:\\reservas\\novo',
    '{{7*7}} #{x} %s %00',
    "'; drop table hotels; --",
    '',
  ])('%s', (text) => {
    expect(plainText(text)).toBe(text);
  });
});

describe('markup and scripts are removed', () => {
  it.each([
    ['<b>Feriado</b> na praia', 'Feriado na praia'],
    ['<script>alert(1)</script>Praia', 'Praia'],
    ['<SCRIPT SRC=//x.example/a.js></SCRIPT >Praia', 'Praia'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', ''],
    ['<img src=x onerror=alert(1)>Praia', 'Praia'],
    ['Praia <img src=x onerror=alert(1)', 'Praia'],
    ['Praia <svg/onload=alert(1)', 'Praia'],
    ['<svg><animate onbegin=alert(1)></svg>Praia', 'Praia'],
    ['<!-- oculto -->Praia', 'Praia'],
    ['<?php echo 1 ?>Praia', 'Praia'],
    ['<a href="javascript:alert(1)">Praia</a>', 'Praia'],
    ['JaVaScRiPt : alert(1)', 'alert(1)'],
    ['javajavascript:script:alert(1)', 'alert(1)'],
    ['java\u0000script:alert(1)', 'alert(1)'],
    ['data:text/html,Praia', 'Praia'],
    ['" onmouseover="alert(1)', '" "alert(1)'],
    ['Praia\u202e do avesso', 'Praia do avesso'],
    ['  duas\r\nlinhas\te mais  ', 'duas linhas e mais'],
    ['<br/>', ''],
    ['Praia <br> e <b> </b> serra', 'Praia e serra'],
    ['Praia <script>alert(1)</script> e  serra', 'Praia e  serra'],
    ['java <b> script:alert(1)', 'java script:alert(1)'],
    ['Praia <R$ <b>100</b>>', 'Praia <R$ 100>'],
    ['<xss onclick=alert(1)>Praia', 'Praia'],
    ['<my-element>Praia</my-element>', 'Praia'],
    ['<x:y>Praia', 'Praia'],
    ['<!DOCTYPE html>Praia', 'Praia'],
    ['<![CDATA[Praia', '<![CDATA[Praia'],
    ['<video controls>Praia</VIDEO >', 'Praia'],
  ])('%s', (typed, stored) => {
    expect(plainText(typed)).toBe(stored);
    expect(plainText(stored)).toBe(stored);
  });

  it('takes at most quadratic time', () => {
    for (const piece of ['<', '<a', '<script>', 'on', '<!--', 'javascript', '<a =']) {
      const clean = (count: number) => plainText(piece.repeat(count));
      expect(growth(clean, 500)).toBeLessThan(NEARLY_QUADRATIC);
    }
  });
});
