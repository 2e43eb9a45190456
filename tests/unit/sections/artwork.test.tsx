import { render } from '@testing-library/react';
import { Artwork } from '@/components/sections/artwork';

const sources = (portraitBelow?: number, src = '/art/rio.webp') => {
  const scene = <Artwork src={src} alt="" sizes="100vw" portraitBelow={portraitBelow} />;
  return [...render(scene).container.querySelectorAll('source')];
};

test('shows the portrait drawing in boxes taller than wide, on any device', () => {
  const [source] = sources(42);
  // A box of 42rem: on an upright tablet, 48rem wide, it is wider than tall.
  expect(source?.getAttribute('media')).toBe('(width < 42rem) and (orientation: portrait)');
  expect(source?.getAttribute('srcset')).toContain('rio-retrato.webp');
});

test('a box that is always wide, and a picture without a portrait, have one source', () => {
  expect(sources()).toEqual([]);
  expect(sources(42, '/art/quarto-mar.webp')).toEqual([]);
});
