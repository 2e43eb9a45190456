/** @jest-environment jsdom */
import { serializeJsonLd } from '@/lib/seo/json-ld';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  '-->',
  ']]>',
  '"},{"@type":"Hotel"',
  "'\\",
  '\u2028\u2029',
  '&lt;/script&gt;',
  '\ud800',
  '\0',
  'A&B, D’Ávila, 5 < 10',
];

it.each(HOSTILE)('stored text stays inside its script element: %j', (text) => {
  const written = serializeJsonLd([{ '@type': 'Hotel', name: text }]);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  const element = new DOMParser()
    .parseFromString(`<script type="application/ld+json">${written}</script><p>`, 'text/html')
    .querySelectorAll('script');
  expect(element).toHaveLength(1);
  expect(JSON.parse(element[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Hotel', name: text }],
  });
});
