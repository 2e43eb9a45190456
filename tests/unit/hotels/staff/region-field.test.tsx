import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useWatch } from 'react-hook-form';
import { RegionField } from '@/app/(staff)/admin/hotels/form/region-field';
import { useHotelForm } from '@/app/(staff)/admin/hotels/form/use-hotel-form';
import { useRegionChoices } from '@/app/(staff)/admin/hotels/form/use-region-choices';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import type { RegionChoices } from '@/lib/regions/staff-queries';
import { renderPt } from '../../support/intl';

const region = (digit: number, name: string) => ({
  id: `10000000-0000-4000-8000-00000000000${digit}`,
  name,
});
const MATA = region(1, 'Zona da Mata');
const ACRE = region(2, 'Acre');
const VALE = region(3, 'Vale do Ribeira');

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  Element.prototype.scrollIntoView = () => {};
  globalThis.fetch = fetched;
});
const answers = (...regions: RegionChoices['regions']) =>
  fetched.mockResolvedValue({
    json: async () => ({ ok: true, data: { regions, complete: false } }),
  });

function Fields({ choices, stored }: { choices: RegionChoices; stored: string }) {
  const form = useHotelForm(rowToFields({ name: 'Ipê', region_id: stored }));
  const value = useWatch({ control: form.control, name: 'region_id' });
  return (
    <FormProvider {...form}>
      <RegionField regions={useRegionChoices(choices, [value])} />
    </FormProvider>
  );
}
const list = () => screen.getByRole('combobox', { name: 'Região' });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('searches for regions that it does not list, and keeps the chosen one among those found', async () => {
  const user = userEvent.setup();
  answers(VALE);
  renderPt(<Fields choices={{ regions: [ACRE, MATA], complete: false }} stored={MATA.id} />);
  await user.type(screen.getByRole('searchbox', { name: 'Procurar outra região' }), 'vale');
  expect(await screen.findByText('1 região encontrada: escolha-a na lista.')).toBeVisible();
  expect(names()).toEqual(['Sem região', 'Zona da Mata', 'Vale do Ribeira']);
  expect(list()).toHaveValue(MATA.id);
  await user.selectOptions(list(), VALE.name);
  expect(list()).toHaveValue(VALE.id);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/admin/regions/choices?q=vale']);
});

it('names a chosen region that it does not list, as one that was created meanwhile', async () => {
  answers(VALE);
  renderPt(<Fields choices={{ regions: [ACRE], complete: true }} stored={VALE.id} />);
  await waitFor(() => expect(names()).toEqual(['Sem região', 'Vale do Ribeira', 'Acre']));
  expect(list()).toHaveValue(VALE.id);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`/admin/regions/choices?id=${VALE.id}`]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
