const SEGMENT = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?\d*\.?\d+/g;
const tenth = (value) => +value.toFixed(1);

/** Numbers as short as path data allows: '1 -2' is '1-2'. */
const joined = (numbers) => numbers.join(' ').replaceAll(' -', '-');

/** The radii, angle and flags of an arc come before its end. */
const sizedArc = (value, index, size) => {
  const part = index % 7;
  return part >= 2 && part <= 4 ? value : tenth(value * size);
};

/**
 * An outline, drawn round (0, 0), of the given size at (x, y), in the units of the map. Only the starts
 * of its parts (`M`) may be absolute. Throws an Error for another absolute segment.
 */
export function placed(outline, x, y, size) {
  return outline.replace(SEGMENT, (_, letter, text) => {
    const numbers = (text.match(NUMBER) ?? []).map(Number);
    if (letter === 'M') {
      const [left, top, ...more] = numbers;
      if (more.length > 0) throw new Error(`${outline}: lines after M are absolute`);
      return `M${joined([tenth(x + left * size), tenth(y + top * size)])}`;
    }
    if (letter !== letter.toLowerCase()) throw new Error(`${outline}: ${letter} is absolute`);
    const sized = letter === 'a' ? sizedArc : (value) => tenth(value * size);
    return letter + joined(numbers.map((value, index) => sized(value, index, size)));
  });
}
