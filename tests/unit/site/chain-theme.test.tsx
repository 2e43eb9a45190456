/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ChainTheme } from '@/components/site/chain-theme';

it.each([
  ['#0f766e', '#0f766e', '#ffffff'],
  ['#0F7', '#0f7', '#16302b'],
  [null, '#f97316', '#16302b'],
  ['', '#f97316', '#16302b'],
  ['red', '#f97316', '#16302b'],
  ['#12', '#f97316', '#16302b'],
  ['#000000}</style><script>alert(1)</script>', '#f97316', '#16302b'],
  ['#000;background:url(https://evil.example)', '#f97316', '#16302b'],
])('%j makes %s the primary color and %s the color of text on it', (color, primary, onPrimary) => {
  const html = renderToStaticMarkup(<ChainTheme color={color} />);
  expect(html).toContain(`:root{--color-primary:${primary};--color-on-primary:${onPrimary};`);
  expect(html).not.toMatch(/script|evil/);
});
