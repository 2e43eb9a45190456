import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BarFrame } from '@/components/site/bar-frame';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

function scrollTo(pixels: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}
const isSolid = () => screen.getByRole('banner').dataset.solid === 'true';

afterEach(() => scrollTo(0));

it.each([
  [0, false],
  [50, false],
  [51, true],
  [4000, true],
])('over the picture of the home page, %i px down: solid %s', (pixels, solid) => {
  mockPath = '/';
  render(<BarFrame>Ipê</BarFrame>);
  scrollTo(pixels);
  expect(isSolid()).toBe(solid);
});

it('turns transparent again at the top', () => {
  mockPath = '/';
  render(<BarFrame>Ipê</BarFrame>);
  scrollTo(400);
  scrollTo(10);
  expect(isSolid()).toBe(false);
});

it.each([['/hotels'], ['/about'], ['/nao-existe']])('is immediately solid on %s', (path) => {
  mockPath = path;
  render(<BarFrame>Ipê</BarFrame>);
  expect(isSolid()).toBe(true);
});

it('is transparent in the HTML from the server', () => {
  mockPath = '/';
  expect(renderToString(<BarFrame>Ipê</BarFrame>)).toContain('data-solid="false"');
});
