import { render } from '@testing-library/react';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { AMENITY_ICONS } from '@/lib/hotels/content/amenity-icons';

function drawingOf(name: string): string {
  const { container, unmount } = render(<AmenityIcon name={name} />);
  const drawing = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  return drawing;
}

it('gives every icon of the catalog a different drawing', () => {
  const drawings = AMENITY_ICONS.map(({ id }) => drawingOf(id));
  expect(new Set(drawings).size).toBe(AMENITY_ICONS.length);
  expect(drawings).not.toContain('');
});

it.each([['desconhecido'], [''], ['constructor'], ['__proto__'], ['WIFI']])(
  'draws the unknown name %j as settings',
  (name) => {
    expect(drawingOf(name)).toBe(drawingOf('settings'));
  },
);
