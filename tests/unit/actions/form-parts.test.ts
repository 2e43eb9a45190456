import { line, longText, neededLine, neededLongText } from '@/lib/actions/form-parts';

const UNSEEN = ['', ' \u00a0 ', '\u200f', '\u200d\u2800', '\u3164', '\ufe0f\u00ad'];

it.each(UNSEEN)('%j is a blank field: nothing of it would be seen', (typed) => {
  for (const optional of [line(9), longText(9)]) expect(optional.parse(typed)).toBeNull();
  for (const needed of [neededLine(9), neededLongText(9)]) {
    const { error } = needed.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['required']);
  }
});

it.each(['Ipê', '👨‍👩‍👧', '❤️', 'می‌شود'])('%j is text, and stays as it is', (typed) => {
  for (const part of [line(30), longText(30), neededLine(30), neededLongText(30)]) {
    expect(part.parse(typed)).toBe(typed);
  }
});
