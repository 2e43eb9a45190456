import { render } from '@testing-library/react';
import { Artwork } from '@/components/sections/artwork';

const sources = (portraitBelow?: number, src = '/art/rio.webp') => {
  const scene = <Artwork src={src} alt="" sizes="100vw" portraitBelow={portraitBelow} />;
  return [...render(scene).container.querySelectorAll('source')];
};

test('the portrait drawing is for boxes taller than wide, whatever the device is called', () => {
  const [source] = sources(42);
  // A box of 42 rem: as wide as an upright tablet's 48 rem it lies on its side.
  expect(source?.getAttribute('media')).toBe('(width < 42rem) and (orientation: portrait)');
  expect(source?.getAttribute('srcset')).toContain('rio-retrato.webp');
});

test('a box that always lies on its side, and a picture without a portrait, get the one there is', () => {
  expect(sources()).toEqual([]);
  expect(sources(42, '/art/quarto-mar.webp')).toEqual([]);
});
