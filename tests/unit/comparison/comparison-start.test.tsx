import { screen } from '@testing-library/react';
import { ComparisonStart } from '@/components/comparison/comparison-start';
import { renderPt } from '../support/intl';

it('has no heading over hotels to choose from where the chain has none', () => {
  renderPt(<ComparisonStart chosen={null} picks={[]} isOwn={false} />);
  expect(screen.getByRole('link', { name: 'Ver todos os hotéis' })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
