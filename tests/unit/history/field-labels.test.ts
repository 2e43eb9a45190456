/** @jest-environment jsdom */
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
])('formats %j as %j, never as markup', (value, text) =>
  expect(hotelWords().value('novo', value)).toBe(text),
);

it.each([
  ['whatsapp', 'Número do WhatsApp'],
  ['omnibees', 'Código do hotel'],
  [null, 'Código do hotel'],
  // A line of the list knows which fields changed, but not their values.
  [undefined, 'Código do hotel ou número do WhatsApp'],
])('labels the id in the engine %s as %s', (engine, label) => {
  expect(hotelWords(engine).label('features.hotel_id')).toBe(label);
});

it('shows images of the library by file name, others as stored', () => {
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
  // Values that no form knows are shown as stored.
  ['features.hotel_type', 'castle', undefined, 'castle'],
  ['hotel_type', 'toString', undefined, 'toString'],
  ['view', 'volcano', 'features.rooms', 'volcano'],
])('formats %s %s of %s as %s', (field, value, list, text) => {
  expect(hotelWords().value(field, value, list)).toBe(text);
});

it.each([
  ['features.season', 3, 'Março'],
  ['images', 2, 'Imagem 2'],
  ['features.services', 4, 'Item 4'],
])('names an item of %s without a name, at %d, as %s', (list, place, name) => {
  expect(hotelWords().item(list, place)).toBe(name);
});

it('names icons as in their picker', () => {
  expect(hotelWords().value('icon', 'waves-ladder', 'features.services')).toBe('Piscina');
  expect(hotelWords().value('icon', 'unknown', 'features.amenities')).toBe('Unknown');
});

it('describes what an account may do, even if nothing limits it', () => {
  const names = { a: 'Ipê Gramado' };
  const words = renderHook(() => useFieldLabels('users', names), { wrapper: ptMessages });
  const { value, label } = words.result.current;
  expect(value('hotel_ids', null)).toBe('Todos os hotéis');
  expect(value('hotel_ids', ['a', 'b'])).toBe('Ipê Gramado\nNão existe mais');
  expect(label('authenticator_removed_at')).toBe('Autenticador removido em');
  expect(value('authenticator_removed_at', '2026-11-25T16:45:59.123Z')).toBe('25/11/2026 13:45:59');
  expect(value('authenticator_removed_at', null)).toBe('');
});

it('formats WhatsApp numbers as in their forms', () => {
  const number = '5512900000000';
  const settings = renderHook(() => useFieldLabels('config', {}), { wrapper: ptMessages });
  expect(settings.result.current.value('whatsapp', number)).toBe('+55 12 90000-0000');
  expect(settings.result.current.value('phone', number)).toBe(number);
  expect(hotelWords().value('features.whatsapp', number)).toBe('+55 12 90000-0000');
  expect(hotelWords('whatsapp').value('features.hotel_id', number)).toBe('+55 12 90000-0000');
  expect(hotelWords('omnibees').value('features.hotel_id', number)).toBe(number);
});

it('orders the fields of an item like its form, unknown ones last', () => {
  const changes = ['x', 'to', 'min_nights', 'from', 'text'].map((field) => ({ field }));
  expect(hotelWords().inOrder(changes, 'features.day_notes')).toEqual(
    ['text', 'from', 'to', 'min_nights', 'x'].map((field) => ({ field })),
  );
  expect(hotelWords().inOrder(changes, 'features.novo')).toEqual(changes);
});
