import { problemsByTab } from '@/app/(staff)/admin/hotels/form/problems';
import { messages } from '@/lib/i18n/catalogue';

const { fields } = messages.hotels.form;

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
  expect(problemsByTab(found, fields)).toEqual([
    { tab: 'hotel', fields: ['Nome', 'Localização', 'Preço por noite', 'Longitude'] },
    { tab: 'gallery', fields: ['Imagens do hotel 1', 'Galeria de fotos 1'] },
    { tab: 'rooms', fields: ['Quartos 3', 'Quartos 11'] },
  ]);
});
