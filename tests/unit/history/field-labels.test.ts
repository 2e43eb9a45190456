import { renderHook } from '@testing-library/react';
import { useFieldLabels } from '@/components/admin/history/field-labels';
import { ptMessages } from '../support/intl';

const hotelWords = (engine?: unknown) =>
  renderHook(() => useFieldLabels('hotels', {}, engine), { wrapper: ptMessages }).result.current;

const HOSTILE = '<img src=x onerror=alert(1)>';

it.each([
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [1234.5, '1234,5'],
  [-48.51234, '-48,51234'],
  [HOSTILE, HOSTILE],
  [['Café', '', null, 'Wi-Fi'], 'Café\nWi-Fi'],
  [{ nome: 'Praia', km: 2 }, 'nome: Praia\nkm: 2'],
  [{ a: { b: [1, { c: HOSTILE }] } }, `a: b: 1\nc: ${HOSTILE}`],
  [[], ''],
  [{}, ''],
])('%j is read as %j, never as code', (value, text) =>
  expect(hotelWords().value('novo', value)).toBe(text),
);

it.each([
  ['whatsapp', 'Número do WhatsApp'],
  ['omnibees', 'Código do hotel'],
  [null, 'Código do hotel'],
  // A line of the list knows which fields changed, but not their values.
  [undefined, 'Código do hotel ou número do WhatsApp'],
])('the id in the engine %s is called %s', (engine, label) => {
  expect(hotelWords(engine).label('features.hotel_id')).toBe(label);
});

it('images of the library are called as their files, others as they are stored', () => {
  const id = '70000000-0000-4000-8000-000000000001';
  const names = { [id]: 'praia.jpg' };
  const words = renderHook(() => useFieldLabels('hotels', names), { wrapper: ptMessages });
  const { image } = words.result.current;
  expect(image(`/media/${id}/1000.webp`)).toBe('praia.jpg');
  expect(image('/media/70000000-0000-4000-8000-000000000002/9.webp')).toMatch(/^\/media/);
  expect(image('/art/piscina.webp')).toBe('Ilustração: piscina');
  expect(image('https://exemplo.com/a.jpg')).toBe('https://exemplo.com/a.jpg');
});

it.each([
  ['hotel_type', 'corporate', undefined, 'Corporativo'],
  ['features.hotel_type', 'alternative', undefined, 'Lazer'],
  ['features.booking_engine', 'hbook', undefined, 'HBook'],
  ['view', 'sea', 'features.rooms', 'Mar'],
  ['mark', 'melhor', 'features.season', 'Melhor época'],
  ['subject', 'casa', 'features.gallery_details', 'A casa'],
  // What no form knows stays as it is stored.
  ['features.hotel_type', 'castle', undefined, 'castle'],
  ['hotel_type', 'toString', undefined, 'toString'],
  ['view', 'volcano', 'features.rooms', 'volcano'],
])('%s %s of %s is read as %s', (field, value, list, text) => {
  expect(hotelWords().value(field, value, list)).toBe(text);
});

it.each([
  ['features.season', 3, 'Março'],
  ['images', 2, 'Imagem 2'],
  ['features.services', 4, 'Item 4'],
])('an item of %s without a name, at %d, is called %s', (list, place, name) => {
  expect(hotelWords().item(list, place)).toBe(name);
});

it('icons are called as in their picker', () => {
  expect(hotelWords().value('icon', 'waves-ladder', 'features.services')).toBe('Piscina');
  expect(hotelWords().value('icon', 'unknown', 'features.amenities')).toBe('Unknown');
});

it('what an account may do is said in words, also where nothing limits it', () => {
  const names = { a: 'Ipê Gramado' };
  const words = renderHook(() => useFieldLabels('users', names), { wrapper: ptMessages });
  const { value, label } = words.result.current;
  expect(value('hotel_ids', null)).toBe('Todos os hotéis');
  expect(value('hotel_ids', ['a', 'b'])).toBe('Ipê Gramado\nNão existe mais');
  expect(label('authenticator_removed_at')).toBe('Autenticador removido em');
  expect(value('authenticator_removed_at', '2026-11-25T16:45:59.123Z')).toBe('25/11/2026 13:45:59');
  expect(value('authenticator_removed_at', null)).toBe('');
});

it('WhatsApp numbers are written as in their forms', () => {
  const number = '5512900000000';
  const settings = renderHook(() => useFieldLabels('config', {}), { wrapper: ptMessages });
  expect(settings.result.current.value('whatsapp', number)).toBe('+55 12 90000-0000');
  expect(settings.result.current.value('phone', number)).toBe(number);
  expect(hotelWords().value('features.whatsapp', number)).toBe('+55 12 90000-0000');
  expect(hotelWords('whatsapp').value('features.hotel_id', number)).toBe('+55 12 90000-0000');
  expect(hotelWords('omnibees').value('features.hotel_id', number)).toBe(number);
});

it('has the fields of an item in the order of its form, unknown ones last', () => {
  const changes = ['x', 'to', 'min_nights', 'from', 'text'].map((field) => ({ field }));
  expect(hotelWords().inOrder(changes, 'features.day_notes')).toEqual(
    ['text', 'from', 'to', 'min_nights', 'x'].map((field) => ({ field })),
  );
  expect(hotelWords().inOrder(changes, 'features.novo')).toEqual(changes);
});
