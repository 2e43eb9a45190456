import { encode } from 'uqr';

/** Light modules around the code, without which readers don't find it. */
const QUIET_ZONE = 4;

/** The QR code of a text as the path of an SVG whose view box is `size` modules wide. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET_ZONE });
  const rows = data.map((row, y) => {
    const runs = [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ];
    return runs.map((run) => `M${run.index} ${y}h${run[0].length}`).join('');
  });
  // Every run is a line as thick as a module, through the middle of its row.
  return { size, path: rows.join('') };
}
