import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PrintDay } from '@/components/site/print-day';

const NOTE = 'Preços e vagas podem mudar; valem os do site.';
const shown = <PrintDay message="Impresso em {day}." note={NOTE} />;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('names no day in stored HTML, which is older than the print', () => {
  expect(renderToString(shown)).toBe(`<span>${NOTE}</span>`);
});

it('names the day in São Paulo on which it is printed, not the one on which it was opened', () => {
  jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  const container = document.createElement('div');
  container.innerHTML = renderToString(shown);
  render(shown, { container: document.body.appendChild(container), hydrate: true });
  jest.setSystemTime(new Date('2026-11-23T02:30:00Z'));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(container).toHaveTextContent(`Impresso em 22/11/2026. ${NOTE}`);
  jest.setSystemTime(new Date('2026-11-23T12:00:00Z'));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(container).toHaveTextContent('Impresso em 23/11/2026.');
});
