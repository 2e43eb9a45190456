import { createTranslator } from 'next-intl';
import { itemLabels } from '@/app/(staff)/admin/hotels/form/conflict-values';
import { problemsByTab, tabOf } from '@/app/(staff)/admin/hotels/form/problems';
import { messages } from '@/lib/i18n/catalogue';
import { LOCALE } from '@/lib/i18n/request';

const { fields } = messages.hotels.form;
const parts = itemLabels(messages.hotels.form);
const t = createTranslator({ locale: LOCALE, messages, namespace: 'hotels.form' });
const itemOf = (list: string, number: number) => {
  const key = `${list}.item` as 'rooms.item';
  return list !== 'images' && t.has(key) ? t(key, { number }) : null;
};
const values = {
  rooms: [{}, {}, { name: 'Suíte Jardim' }],
  amenities: [{}, { name: 'Wi-Fi' }],
};

it('names problems in the order of the form, whatever order they were found in', () => {
  const found = [
    'longitude',
    'rooms.10.name',
    'price',
    'gallery_images.0',
    'name',
    'rooms.2.price',
    'rooms.10.price',
    'amenities.1.name',
    'services.0.name',
    'images.0.image_url',
    'location',
  ];
  const byTab = problemsByTab(found, { values, labels: fields, parts, itemOf });
  const named = byTab.map(({ tab, fields }) => ({ tab, fields: fields.map(({ label }) => label) }));
  expect(named).toEqual([
    { tab: 'hotel', fields: ['Nome', 'Localização', 'Preço por noite', 'Longitude'] },
    { tab: 'gallery', fields: ['Imagens do hotel 1 › Endereço da imagem', 'Galeria de fotos 1'] },
    {
      tab: 'rooms',
      fields: ['Suíte Jardim › Preço por noite', 'Quarto 11 › Nome do quarto e Preço por noite'],
    },
    {
      tab: 'services',
      fields: ['Serviço 1 › Nome do serviço', 'Comodidades descritas › Wi-Fi › Nome da comodidade'],
    },
  ]);
});

it('returns the path of each field, or of the first one of an item', () => {
  const found = ['rooms.10.price', 'rooms.10.name', 'rooms', 'name', 'gallery_images.0'];
  const byTab = problemsByTab(found, { values, labels: fields, parts, itemOf });
  expect(byTab.map(({ fields }) => fields.map(({ path }) => path))).toEqual([
    ['name'],
    ['gallery_images.0'],
    ['rooms', 'rooms.10.price'],
  ]);
});

it.each([
  ['\u200b ', 'Quarto 1'],
  [`${'Suíte Jardim '.repeat(20)}`, /^Suíte Jardim.{40,60}…$/],
])('names an item by a readable name: %j', (name, expected) => {
  const typed = { rooms: [{ name }] };
  const [tab] = problemsByTab(['rooms.0'], { values: typed, labels: fields, parts, itemOf });
  const [field] = tab?.fields ?? [];
  expect(field?.label).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});

it('numbers gallery details like their image in the gallery', () => {
  const typed = {
    gallery_images: ['/a.webp', '/b.webp', '/c.webp'],
    gallery_details: [{ image_url: '/c.webp' }],
  };
  const path = 'gallery_details.0.caption';
  const [tab] = problemsByTab([path], { values: typed, labels: fields, parts, itemOf });
  expect(tab?.fields).toEqual([{ label: 'Legendas da galeria 3 › Legenda', path }]);
});

it('returns the tab of each field', () => {
  expect(
    ['name', 'images.0.image_url', 'hero_images.1', 'rooms.0.name', 'faqs'].map(tabOf),
  ).toEqual(['hotel', 'gallery', 'gallery', 'rooms', 'faqs']);
});

it('names a field once for each item that has a problem', () => {
  const paths = ['rooms.0.name', 'rooms.0.capacity', 'rooms.2.name', 'name'];
  const labels = { rooms: 'Quartos', name: 'Nome' };
  expect(problemsByTab(paths, { values: {}, labels, parts: {}, itemOf: () => null })).toEqual([
    { tab: 'hotel', fields: [{ label: 'Nome', path: 'name' }] },
    {
      tab: 'rooms',
      fields: [
        { label: 'Quartos 1', path: 'rooms.0.name' },
        { label: 'Quartos 3', path: 'rooms.2.name' },
      ],
    },
  ]);
});
