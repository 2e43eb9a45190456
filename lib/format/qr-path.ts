import { encode } from 'uqr';

/** Light modules around the code, which readers need to find it. */
const QUIET_ZONE = 4;

/** The QR code of a text as the path of an SVG whose view box is `size` modules wide. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET_ZONE });
  return { size, path: data.map(linesOf).join('') };
}

/**
 * Draws every run of dark modules as a line through the middle of its row, one module thick. A
 * light run is a relative move, which is shorter to write than an absolute one.
 */
function linesOf(row: boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '1' : '0')).join('');
  const [margin = '', ...runs] = modules.match(/0+|1+/g) ?? [];
  if (runs.length === 0) return '';
  const parts = runs
    .slice(0, -1)
    .map((run) => (run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`));
  return `M${margin.length} ${y}${parts.join('')}`;
}
