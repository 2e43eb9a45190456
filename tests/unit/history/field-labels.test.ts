import { renderHook } from '@testing-library/react';
import { plainText, useFieldLabels } from '@/components/admin/history/field-labels';
import { ptMessages } from '../support/intl';

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
])('%j is read as %j, never as code', (value, text) => expect(plainText(value)).toBe(text));

const hotelWords = (engine?: unknown) =>
  renderHook(() => useFieldLabels('hotels', {}, engine), { wrapper: ptMessages }).result.current;

it.each([
  ['whatsapp', 'Número do WhatsApp'],
  ['omnibees', 'Código do hotel'],
  [null, 'Código do hotel'],
  // A line of the list knows which fields changed, but not their values.
  [undefined, 'Código do hotel ou número do WhatsApp'],
])('the id in the engine %s is called %s', (engine, label) => {
  expect(hotelWords(engine).label('features.hotel_id')).toBe(label);
});

it('icons are called as in their picker', () => {
  expect(hotelWords().value('icon', 'waves-ladder', 'features.services')).toBe('Piscina');
  expect(hotelWords().value('icon', 'unknown', 'features.amenities')).toBe('Unknown');
});
