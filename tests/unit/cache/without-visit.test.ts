/** @jest-environment node */
import { forgetVisit } from '@/lib/cache/without-visit.cjs';

const FIRST = '1:"$Sreact.fragment"\n2:T5,aé"</script><b>&\u2028\n';
const REST = '"i":false,"t":{"s":"","d":["c":["x"],"q":"left"]}}\n';
const visit = (parts: string[], query: string) =>
  `0:{"P":null,"c":${JSON.stringify(parts)},"q":${JSON.stringify(query)},`;
const VISITED = visit(['', 'hotel', 'ipe?email=ana%40mail.example&promo=]S'], '?promo=]S&é');
const NOWHERE = visit(['', ''], '');

const inScript = (text: string) =>
  JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
const htmlOf = (...pieces: string[]) =>
  `<html><p>a</p>${pieces.map((text) => `<script>self.__next_f.push([1,${inScript(text)}])</script>`).join('<i></i>')}</html>`;

/** The data of a page as a browser reads it. */
function dataOf(html: string): string {
  const pieces: string[] = [];
  const data = { push: ([, text]: [number, string]) => pieces.push(text) };
  for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    new Function('self', code)({ __next_f: data });
  }
  return pieces.join('');
}

const forgotten = (html: string, data = '') => {
  const page = {
    html,
    rscData: Buffer.from(data),
    segmentData: new Map([['/_full', Buffer.from(data)]]),
  };
  forgetVisit(page);
  return page;
};

const whole = FIRST + VISITED + REST;
const middle = FIRST.length + VISITED.length / 2;

it.each([
  ['in one piece', [whole]],
  ['over two pieces', [whole.slice(0, middle), whole.slice(middle)]],
  [
    'over many pieces',
    [whole.slice(0, middle - 9), ...whole.slice(middle - 9, middle + 9), whole.slice(middle + 9)],
  ],
  ['in a piece of its own', [FIRST, VISITED, REST]],
  ['in a later piece, behind other data', [FIRST.slice(0, 9), FIRST.slice(9) + VISITED, REST]],
])('removes the URL of the visit from page data that has it %s', (_, pieces) => {
  const { html } = forgotten(htmlOf(...pieces));
  expect(dataOf(html)).toBe(FIRST + NOWHERE + REST);
  expect(html.replace(/<script>.*?<\/script>/gs, '')).toBe(
    htmlOf(...pieces).replace(/<script>.*?<\/script>/gs, ''),
  );
});

it('removes it from the data of navigations and prefetches', () => {
  const { rscData, segmentData } = forgotten('', whole);
  expect(rscData.toString()).toBe(FIRST + NOWHERE + REST);
  expect(segmentData.get('/_full')?.toString()).toBe(FIRST + NOWHERE + REST);
});

it.each([
  ['a page without data', '<p>a</p>'],
  ['data in another form', htmlOf('0:{"b":"1","c":["","hotel"]}')],
])('leaves %s unchanged', (_, html) => {
  expect(forgotten(html).html).toBe(html);
});

it('leaves bytes that are not text unchanged', () => {
  const bytes = Buffer.from([0, 255, 254, 128, 195, 40]);
  const page = { html: '', rscData: Buffer.from(bytes) };
  forgetVisit(page);
  expect(page.rscData).toEqual(bytes);
});

it('removes the nonce of a staff visit from tags and from the data', () => {
  const nonce = 'ZDQ0Yi00MmJjLWJkZGI+/A==';
  const styles = `:HL["/a.css","style",{"nonce":"${nonce}"}]\n`;
  const tags = (attribute: string) =>
    `<link rel="stylesheet"${attribute} href="/a.css"/><script${attribute} async=""></script>`;
  const pageOf = (attribute: string, data: string) =>
    `<html>${tags(attribute)}<p>A nonce="x"</p><script${attribute}>self.__next_f.push([1,${inScript(data)}])</script></html>`;
  const { html } = forgotten(pageOf(` nonce="${nonce}"`, styles));
  expect(html).toBe(pageOf('', styles.replace(nonce, '')));
});
