import { readFileSync } from 'node:fs';
import { ICON_SPRITE } from '@/components/ui/icon-sprite';

/** Hue in degrees of a #rrggbb color. Null for nearly gray ones. */
function hueOf(color: string): number | null {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const spread = Math.max(r, g, b) - Math.min(r, g, b);
  if (spread < 16) return null;
  if (r >= g && r >= b) return (60 * ((g - b) / spread) + 360) % 360;
  return g >= b ? 60 * ((b - r) / spread + 2) : 60 * ((r - g) / spread + 4);
}

test('the drawn map puts no town by the water', () => {
  const sprite = readFileSync(`public${ICON_SPRITE}`, 'utf8');
  const quarter = /<symbol id="quarter".*?<\/symbol>/.exec(sprite)?.[0] ?? '';
  const fills = [...quarter.matchAll(/fill="(#\w{6})"/g)].map(([, color]) => color ?? '');
  expect(fills.length).toBeGreaterThan(2);
  const watery = fills.filter((color) => {
    const hue = hueOf(color);
    return hue !== null && hue > 140 && hue < 260;
  });
  expect(watery).toEqual([]);
});
