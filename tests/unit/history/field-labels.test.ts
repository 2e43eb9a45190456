import { plainText } from '@/components/admin/history/field-labels';

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
