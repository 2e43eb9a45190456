import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferDialog } from '@/app/(staff)/admin/packages/offer-dialog';
import { MediaProvider } from '@/components/admin/media/media-context';
import { renderPt } from '../support/intl';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

it('asks before a feature is lost that was typed and not added', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const onClose = jest.fn();
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <OfferDialog
        {...{ offer: null, hotels: [], search: null, hotelId: null }}
        {...{ save: jest.fn(), onHotels: jest.fn(), onSaved: jest.fn(), onClose }}
      />
    </MediaProvider>,
  );
  const line = screen.getByLabelText('Nova característica');
  await userEvent.type(line, 'Café no terraço');
  await userEvent.keyboard('{Escape}');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(line).toHaveValue('Café no terraço');
});
