import { screen, within } from '@testing-library/react';
import { Season } from '@/components/hotels/page/season';
import { firstDayOfMonth } from '@/lib/booking/stay';
import { readHotel } from '@/lib/hotels/model';
import { renderPt } from '../../support/intl';

const show = (features: object) => {
  const hotel = readHotel({ id: 'h', slug: 'h', name: 'Ipê', location: 'Cuiabá, MT', features });
  if (!hotel) throw new Error('no hotel');
  renderPt(<Season hotel={hotel} />);
};

it('shows twelve links to the booking bar, each with a day of its month', () => {
  show({ season: [{ text: 'Praia cheia', mark: 'boa' }] });
  const links = within(screen.getByRole('region', { name: 'Quando ir' })).getAllByRole('link');
  expect(links).toHaveLength(12);
  expect(links[0]).toHaveAccessibleName('Jan Praia cheia. Boa época. Escolher datas em janeiro');
  links.forEach((link, at) => {
    const month = String(at + 1).padStart(2, '0');
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(`^\\?checkin=\\d{4}-${month}-\\d\\d#reserva$`),
    );
  });
});

it('renders nothing if staff wrote nothing', () => {
  show({ season: [{ text: ' ', mark: 'linda' }] });
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  [0, '2026-11-22', '2027-01-01'],
  [9, '2026-11-22', '2027-10-01'],
  [10, '2026-11-22', '2026-11-22'],
  [11, '2026-11-22', '2026-12-01'],
  [11, '2026-12-31', '2026-12-31'],
  [1, '2027-01-31', '2027-02-01'],
])('returns the first day for month %d on %s: %s', (month, today, day) => {
  expect(firstDayOfMonth(month, today)).toBe(day);
});
