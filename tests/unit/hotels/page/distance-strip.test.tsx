import { screen } from '@testing-library/react';
import { DistanceStrip } from '@/components/hotels/page/distance-strip';
import { renderPt } from '../../support/intl';

const place = (distance: string) => ({ name: 'Praia', distance });

it.each([
  [5, false],
  [6, true],
])('puts %d places in columns: %j', (count, columns) => {
  renderPt(<DistanceStrip distances={Array.from({ length: count }, () => place('3 km'))} />);
  expect(screen.getByRole('list').classList.contains('strip-many')).toBe(columns);
});

it('does not style a distance that is a sentence as a figure', () => {
  renderPt(<DistanceStrip distances={[place('62 km'), place('Dez minutos a pé, pela praia')]} />);
  expect(screen.getByText('62 km')).not.toHaveClass('strip-words');
  expect(screen.getByText('Dez minutos a pé, pela praia')).toHaveClass('strip-words');
});
