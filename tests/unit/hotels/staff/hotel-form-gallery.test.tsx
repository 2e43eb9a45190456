import { fireEvent, screen, waitFor } from '@testing-library/react';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { ID, ROW, SAVED, show, stores } from './shown-hotel-form';

const GALLERY = ['/art/piscina.webp', '/art/varanda.webp'];
const hotel = {
  id: ID,
  version: '1',
  fields: rowToFields({ ...ROW, features: { ...ROW.features, gallery_images: GALLERY } }),
};

it('links to a caption that is too long, and drops it with its image', async () => {
  const { save, tab, press } = show(stores(), undefined, hotel);
  await tab('Galeria');
  const caption = () => screen.getAllByLabelText('Legenda').at(-1) as HTMLElement;
  fireEvent.change(caption(), { target: { value: 'a'.repeat(161) } });
  await press('Salvar hotel');
  await waitFor(() => expect(caption()).toHaveAccessibleDescription(/Texto longo demais/));
  expect(save).not.toHaveBeenCalled();
  await tab(/^Hotel/);
  await press('Legendas da galeria 2 › Legenda');
  expect(caption()).toHaveFocus();
  const [remove] = screen.getAllByRole('button', { name: 'Remover Imagem 2' });
  await press('Remover Imagem 2');
  expect(remove).not.toBeInTheDocument();
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByText(SAVED)).toBeInTheDocument());
  expect(save.mock.calls[0]?.[0].fields).toMatchObject({
    gallery_images: [GALLERY[0]],
    gallery_details: [],
  });
});
