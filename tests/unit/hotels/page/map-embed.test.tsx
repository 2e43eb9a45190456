import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapEmbed } from '@/components/hotels/page/map-embed';

// Everything observed comes into view immediately.
jest.mock('@/components/ui/when-near', () => ({
  whenNear: (_element: Element, then: () => void) => {
    then();
    return () => {};
  },
}));

const map = <MapEmbed src="https://maps.example.com/" title="Mapa" show="Ver mapa" />;

test('the map loads when it is near the viewport', () => {
  render(map);
  expect(screen.getByTitle('Mapa')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('in light mode the map loads on request', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('vitrine_light=1');
  render(map);
  expect(screen.queryByTitle('Mapa')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver mapa' }));
  expect(screen.getByTitle('Mapa')).toHaveFocus();
});
