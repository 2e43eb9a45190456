import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferDialog } from '@/app/(staff)/admin/packages/offer-dialog';
import { MediaProvider } from '@/components/admin/media/media-context';
import { renderPt } from '../support/intl';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

it('asks for confirmation before a typed feature that was not added is lost', async () => {
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

it('lists fields in conflict in the order of the form', async () => {
  const fields = ['valid_from', 'features', 'room_name', 'offer_start_date', 'tags', 'name'];
  const theirs = { version: '2026-11-01T12:00:00+00:00', base: {} };
  const save = jest.fn().mockResolvedValue({
    ...{ ok: false, code: 'conflict' },
    conflict: { gone: false, theirs, author: null, fields, merged: {} },
  });
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <OfferDialog
        {...{ offer: null, hotels: [], search: null, hotelId: null, save }}
        {...{ onHotels: jest.fn(), onSaved: jest.fn(), onClose: jest.fn() }}
      />
    </MediaProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Criar' }));
  const question = await screen.findByRole('dialog', {
    name: 'Este registro foi alterado por outra pessoa.',
  });
  const asked = within(question).getAllByRole('group');
  expect(asked.map((field) => field.querySelector('legend')?.textContent)).toEqual([
    'Nome da oferta',
    'Para quem é',
    'Início da hospedagem',
    'Quarto da oferta',
    'Início da validade',
    'Características',
  ]);
});
