import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { AccessFields } from '@/app/(staff)/admin/hotels/form/access-fields';
import { useHotelForm } from '@/app/(staff)/admin/hotels/form/use-hotel-form';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { renderPt } from '../../support/intl';

function Form({ features }: { features: object }) {
  return (
    <FormProvider {...useHotelForm(rowToFields({ name: 'Ipê', features }))}>
      <AccessFields />
    </FormProvider>
  );
}

const fact = () => screen.getByRole('checkbox', { name: 'Entrada sem degraus' });
const words = () => screen.getByLabelText('Entrada sem degraus: em poucas palavras');

it('typing a detail of an access fact checks its box', async () => {
  renderPt(<Form features={{}} />);
  await userEvent.type(words(), ' ');
  expect(fact()).not.toBeChecked();
  await userEvent.type(words(), 'rampa');
  expect(fact()).toBeChecked();
  expect(words()).toHaveValue(' rampa');
  expect(screen.getByRole('checkbox', { name: 'Quartos adaptados' })).not.toBeChecked();
});

it('an unchecked box stays unchecked while its detail is edited', async () => {
  renderPt(<Form features={{ access_step_free: false, access_step_free_detail: 'rampa' }} />);
  await userEvent.type(words(), ' de madeira');
  expect(fact()).not.toBeChecked();
});
