import { qrPath } from '@/lib/format/qr-path';

/** The dark modules that a path draws, row by row. */
function drawn({ size, path }: ReturnType<typeof qrPath>): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    if (command === 'M') {
      [x, y] = [Number(first), Number(second)];
      continue;
    }
    if (command === 'h') rows[y]?.fill('#', x, x + Number(first));
    x += Number(first);
  }
  return rows.map((row) => row.join(''));
}

it('draws the three finder patterns inside a quiet zone', () => {
  const code = qrPath('https://ipehoteis.example/hotel_lazer/ipe-bombinhas-praia');
  const rows = drawn(code);
  const mark = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const far = code.size - 4 - 7;
  expect([at(4, 4), at(far, 4), at(4, far)]).toEqual([mark, mark, mark]);
  expect(rows.slice(0, 4).join('') + rows.slice(-4).join('')).toMatch(/^\.+$/);
  expect(rows.every((row) => row.startsWith('....') && row.endsWith('....'))).toBe(true);
});
