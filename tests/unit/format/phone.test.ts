import { callablePhone, phoneHref } from '@/lib/format/phone';

it.each([
  ['(41) 0000-0000', 'tel:+554100000000'],
  ['(41) 90000-0000', 'tel:+5541900000000'],
  ['+55 (41) 0000-0000', 'tel:+554100000000'],
  ['55 41 90000-0000', 'tel:+5541900000000'],
  ['+351 210 000 000', 'tel:+351210000000'],
  ['0800 000 0000', 'tel:08000000000'],
  ['4000-0000', 'tel:40000000'],
  ['recepção', null],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

it.each([
  ['(48) 3333-0000', '(48) 3333-0000'],
  ['ramal da recepção', '(41) 0000-0000'],
  ['', '(41) 0000-0000'],
  [null, '(41) 0000-0000'],
])('instead of %j, %s is called', (stored, called) => {
  expect(callablePhone(stored, '(41) 0000-0000')).toBe(called);
});
