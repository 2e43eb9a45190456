import { screen } from '@testing-library/react';
import { ComparisonStart } from '@/components/comparison/comparison-start';
import { renderPt } from '../support/intl';

it('shows no heading if the chain has no hotels to choose from', () => {
  renderPt(<ComparisonStart chosen={null} picks={[]} isOwn={false} />);
  expect(screen.getByRole('link', { name: 'Ver todos os hotéis' })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
