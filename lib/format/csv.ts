/** Marks the file as UTF-8 for spreadsheets. */
export const CSV_BOM = '\ufeff';

// Characters that make a spreadsheet run a cell as a formula, after blanks that it would skip.
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
// A sign before an e-mail address or a number: not a formula, and it has to stay unchanged.
const ADDRESS = /^[+-][\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)+$/i;
const NUMBER = /^[+-]\d[\d.,]*$/;
// With a space after its country code, it is not a sum.
const PHONE = /^\+\d{1,3} [\d(][\d ()-]*$/;

const isFormula = (value: string) =>
  FORMULA.test(value) && ![ADDRESS, NUMBER, PHONE].some((harmless) => harmless.test(value));

const cell = (value: string) => {
  const text = isFormula(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/**
 * One line of a CSV file, every cell quoted and none of them a formula. Cells are separated by
 * semicolons, the default of spreadsheets in Portuguese.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}
