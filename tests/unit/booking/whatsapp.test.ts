import {
  formatWhatsappNumber,
  shownWhatsappNumber,
  storedWhatsappNumber,
  toStoredNumber,
  whatsappNumber,
} from '@/lib/booking/whatsapp';

describe('a typed number', () => {
  it.each([
    ['(12) 90000-0000', '5512900000000'],
    ['12 90000 0000', '5512900000000'],
    ['012 90000-0000', '5512900000000'],
    ['+55 (12) 90000-0000', '5512900000000'],
    ['+55 012 90000-0000', null],
    ['0055 12 90000-0000', '5512900000000'],
    ['5512900000000', '5512900000000'],
    ['(47) 3333-0000', '554733330000'],
    // 55 is also the area code of Santa Maria.
    ['(55) 90000-0000', '5555900000000'],
    ['55 3333-0000', '555533330000'],
    ['+1 (202) 555-0100', '12025550100'],
    ['+351 900 000 000', '351900000000'],
    ['0044 7700 900000', '447700900000'],
  ])('%s is dialed as %s', (typed, number) => {
    expect(whatsappNumber(typed)).toBe(number);
  });

  it.each([
    ['', 'nothing'],
    ['90000-0000', 'no area code'],
    ['(10) 90000-0000', 'an area code that there is not'],
    ['(12) 80000-0000', 'nine digits that do not begin with 9'],
    ['(12) 9000-0000', 'a mobile number with a digit missing'],
    ['+55 47 9000', 'too short for Brazil'],
    ['1 202 555 0100', 'another country without +'],
    ['+1 202 555', 'too short for any country'],
    ['+1234567890123456', 'too long for any country'],
    ['ramal 12', 'no number'],
    ['+1 202 555 0100 ramal 12', 'an extension'],
    ['(12) 90000-0000 / (12) 90000-0001', 'two numbers'],
  ])('%j is refused: %s', (typed) => {
    expect(whatsappNumber(typed)).toBeNull();
  });
});

describe('a stored number', () => {
  it.each([
    ['5512900000000', '5512900000000'],
    ['+12025550100', '12025550100'],
    // Stored before numbers were checked.
    ['12900000000', '5512900000000'],
    ['(12) 90000-0000', '5512900000000'],
    ['+55 12 90000-0000', '5512900000000'],
    ['12025550100', '12025550100'],
    ['(47) 90000-0000 ramal 12', '5547900000000'],
    ['(12) 90000-0000 / (12) 90000-0001', '5512900000000'],
    ['1 202 555 0100 ou 1 202 555 0101', ''],
    ['90000-0000', ''],
    ['../javascript:', ''],
  ])('%s is dialed as %j', (stored, number) => {
    expect(storedWhatsappNumber(stored)).toBe(number);
  });

  it.each(['(12) 90000-0000', '+1 202 555 0100', '+47 4000 0000', '+49 1500 0000000'])(
    '%s is read back as stored, and shown as dialed',
    (typed) => {
      const number = whatsappNumber(typed) ?? '';
      const stored = toStoredNumber(number);
      expect(storedWhatsappNumber(stored)).toBe(number);
      expect(whatsappNumber(formatWhatsappNumber(number))).toBe(number);
    },
  );

  it.each([
    ['5512900000000', '+55 12 90000-0000'],
    ['554733330000', '+55 47 3333-0000'],
    ['12025550100', '+12025550100'],
  ])('%s is shown as %s', (number, shown) => {
    expect(formatWhatsappNumber(number)).toBe(shown);
  });
});

it.each([
  ['5541900000000', '+55 41 90000-0000'],
  ['+351900000000', '+351900000000'],
  // Input in progress is left alone: the last two are numbers, but not in their stored form.
  ['55419', '55419'],
  ['5541900000', '5541900000'],
  ['41 90000-0000', '41 90000-0000'],
])('a form shows %s as %s', (value, shown) => expect(shownWhatsappNumber(value)).toBe(shown));
