import { fireEvent, screen } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { BookingFields } from '@/app/(staff)/admin/hotels/form/booking-fields';
import { useHotelForm } from '@/app/(staff)/admin/hotels/form/use-hotel-form';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { renderPt } from '../../support/intl';

const FIELDS = rowToFields({
  name: 'Ipê',
  features: { booking_engine: 'omnibees', hotel_id: '812' },
});

function Form() {
  return (
    <FormProvider {...useHotelForm(FIELDS)}>
      <BookingFields />
    </FormProvider>
  );
}

const choose = (engine: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Sistema de reservas' }), {
    target: { value: engine },
  });

it('says that a code belongs to the previous engine, until another one is typed', () => {
  renderPt(<Form />);
  const hint = 'Este é o código no sistema anterior: troque pelo do novo';
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  choose('hbook');
  const code = screen.getByLabelText('Código do hotel');
  expect(code).toHaveAccessibleDescription(hint);
  fireEvent.change(code, { target: { value: '90' } });
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  choose('omnibees');
  fireEvent.change(code, { target: { value: '812' } });
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

it('a button restores the URL of the engine in an empty link', () => {
  renderPt(<Form />);
  const link = screen.getByLabelText('Link de reserva');
  fireEvent.change(link, { target: { value: 'https://exemplo.com.br' } });
  expect(screen.queryByRole('button', { name: 'Usar o endereço padrão' })).not.toBeInTheDocument();
  choose('whatsapp');
  fireEvent.change(link, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Usar o endereço padrão' }));
  expect(link).toHaveValue('https://wa.me/');
  expect(link).toHaveFocus();
});
