import {
  line,
  longText,
  neededLine,
  neededLongText,
  optionalDay,
  optionalPhone,
  optionalPrice,
  optionalUrl,
  optionalWhole,
  price,
  problem,
  requiredUrl,
} from '@/lib/actions/form-parts';
import { httpsUrl } from '@/lib/security/safe-url';

const UNSEEN = ['', ' \u00a0 ', '\u200f', '\u200d\u2800', '\u3164', '\ufe0f\u00ad'];

it.each(UNSEEN)('%j is a blank field, since none of it is visible', (typed) => {
  for (const optional of [line(9), longText(9)]) expect(optional.parse(typed)).toBeNull();
  for (const needed of [neededLine(9), neededLongText(9)]) {
    const { error } = needed.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['required']);
  }
});

it.each(['Ipê', '👨‍👩‍👧', '❤️', 'می‌شود'])('%j is text and stays unchanged', (typed) => {
  for (const part of [line(30), longText(30), neededLine(30), neededLongText(30)]) {
    expect(part.parse(typed)).toBe(typed);
  }
});

const URL = 'https://reservas.example/x';
const urls = [optionalUrl(30, httpsUrl, problem('url')), requiredUrl(30, httpsUrl, problem('url'))];
const [url, neededUrl] = urls as [(typeof urls)[0], (typeof urls)[1]];
const nights = optionalWhole(1, 90, problem('nights'));

it.each([
  ['a line', line(9), ' Ipê ', 'Ipê'],
  ['a line of nothing', line(9), null, null],
  ['a long text', longText(9), ' a\nb ', 'a\nb'],
  ['a long text that is needed', neededLongText(9), ' a\nb ', 'a\nb'],
  ['an address', url, ` ${URL} `, URL],
  ['no address', url, ' ', null],
  ['an address that is needed', neededUrl, URL, URL],
  ['a number', nights, ' 90 ', 90],
  ['a number as such', nights, 1, 1],
  ['no number', nights, ' ', null],
  ['nothing for a number', nights, null, null],
  ['a price', price, '1.290,50', 1290.5],
  ['no price', optionalPrice, '', null],
  ['a day', optionalDay, '2026-11-20', '2026-11-20'],
  ['no day', optionalDay, '', null],
  ['a telephone number', optionalPhone(20), ' (47) 3000-0000 ', '(47) 3000-0000'],
  ['no telephone number', optionalPhone(20), '', null],
])('parses %s', (_, part, typed, expected) => {
  expect(part.parse(typed)).toBe(expected);
});

it.each([
  ['a line that is too long', line(3), 'Ipês', ['tooLong']],
  ['no address that is needed', neededUrl, '', ['required']],
  ['an address that does not pass', neededUrl, 'javascript:alert(1)', ['url']],
  ['an address that does not pass', url, 'http://reservas.example', ['url']],
  ['a number below', nights, '0', ['nights']],
  ['a number above', nights, '91', ['nights']],
  ['a number with a point', nights, '1.000', ['nights']],
  ['a number with a word', nights, '2 noites', ['nights']],
  ['no price that is needed', price, '', ['required']],
  ['no price at all', price, undefined, ['required']],
  ['a word for a price', price, 'grátis', ['price']],
  ['a day that is none', optionalDay, '2026-02-30', ['date']],
  ['a day of another age', optionalDay, '0202-11-20', ['date']],
  ['a word for a number', optionalPhone(20), 'recepção', ['phone']],
])('refuses %s', (_, part, typed, expected) => {
  const { error } = part.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(expected);
});
