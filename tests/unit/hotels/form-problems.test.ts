import { itemLabels } from '@/app/(staff)/admin/hotels/form/conflict-values';
import { problemsByTab } from '@/app/(staff)/admin/hotels/form/problems';
import { messages } from '@/lib/i18n/catalogue';

const { fields } = messages.hotels.form;
const parts = itemLabels(messages.hotels.form);
const values = { rooms: [{}, {}, { name: 'Suíte Jardim' }] };

it('names problems in the order of the form, whatever order they were found in', () => {
  const found = [
    'longitude',
    'rooms.10.name',
    'price',
    'gallery_images.0',
    'name',
    'rooms.2.price',
    'images.0.image_url',
    'location',
  ];
  expect(problemsByTab(found, { values, labels: fields, parts })).toEqual([
    { tab: 'hotel', fields: ['Nome', 'Localização', 'Preço por noite', 'Longitude'] },
    { tab: 'gallery', fields: ['Imagens do hotel 1 › Endereço da imagem', 'Galeria de fotos 1'] },
    {
      tab: 'rooms',
      fields: ['Quartos › Suíte Jardim › Preço por noite', 'Quartos 11 › Nome do quarto'],
    },
  ]);
});
