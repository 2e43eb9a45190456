import { csvLine } from '@/lib/format/csv';

it.each([
  ['ana@example.com', '"ana@example.com"'],
  ['', '""'],
  ['a"b', '"a""b"'],
  ['a;b\nc', '"a;b\nc"'],
  ['São Paulo', '"São Paulo"'],
  // Formulas that a spreadsheet would run, even after characters that it skips.
  ['=1+1', `"'=1+1"`],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+cmd|x', `"'+cmd|x"`],
  ['+1+A1', `"'+1+A1"`],
  ['-SUM(A1)', `"'-SUM(A1)"`],
  ['+joao@example.com|cmd', `"'+joao@example.com|cmd"`],
  ['+HYPERLINK("a@b.c")', `"'+HYPERLINK(""a@b.c"")"`],
  ['-10-20', `"'-10-20"`],
  ['+1 -2', `"'+1 -2"`],
  ['+55-11-90000-0000', `"'+55-11-90000-0000"`],
  // E-mail addresses and numbers are not formulas.
  ['+joao@example.com', '"+joao@example.com"'],
  ['-ana+praia@mail.example.com', '"-ana+praia@mail.example.com"'],
  ['+55 (11) 90000-0000', '"+55 (11) 90000-0000"'],
  ['-1', '"-1"'],
  ['-1.234,50', '"-1.234,50"'],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\ttext', `"'\ttext"`],
  ['  =1', `"'  =1"`],
  ['\ufeff=1', `"'\ufeff=1"`],
  ['\uff1d1', `"'\uff1d1"`],
  // In the middle it is text.
  ['a=b+c-d@e', '"a=b+c-d@e"'],
])('writes %j as the cell %s', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});

it('separates cells by semicolons', () => {
  expect(csvLine(['a', 'b', ''])).toBe('"a";"b";""\r\n');
});
