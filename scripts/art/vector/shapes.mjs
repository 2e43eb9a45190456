/** The shapes of a scene in the order they are drawn, without groups: everything in scene units. */
import { Resvg } from '@resvg/resvg-js';
import { outlines } from './fit.mjs';

const IDENTITY = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const matrixOf = (text) => (text ? text.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number) : IDENTITY);
const reference = (text) => /^url\(#(.+)\)$/.exec(text)?.[1];

const attributesOf = (text) =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );

/**
 * The renderer's own reading of the scene: every shape is a path of absolute commands.
 * @returns {{ shapes: object[], clips: Map<string, object[]>, paints: Map<string, object> }}
 */
export function shapesOf(scene) {
  const text = new Resvg(scene.svg(true, undefined, undefined, true), {
    font: { loadSystemFonts: false },
  }).toString();
  const clips = new Map();
  const paints = new Map();
  const shapes = [];
  const open = [{ matrix: IDENTITY, opacity: 1, clips: [] }];
  let paint;
  let clip;
  for (const [, ending, name, rest, alone] of text.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    const given = attributesOf(rest);
    if (ending) {
      if (name === 'g') open.pop();
      if (name === 'clipPath') clip = undefined;
      continue;
    }
    if (name.endsWith('Gradient')) {
      paint = { name, ...given, stops: [] };
      paints.set(given.id, paint);
    } else if (name === 'stop') paint.stops.push(given);
    else if (name === 'clipPath') {
      clip = { id: given.id, lists: [], matrix: matrixOf(given.transform) };
      clips.set(given.id, clip);
    } else if (name === 'g' && !alone) {
      const outer = open.at(-1);
      const matrix = times(outer.matrix, matrixOf(given.transform));
      const id = reference(given['clip-path']);
      // A clip path counts in the units of the group that names it.
      const placed = id && `${id} ${matrix.join(' ')}`;
      if (placed && !clips.has(placed)) clips.set(placed, { source: clips.get(id), matrix });
      open.push({
        matrix,
        opacity: outer.opacity * Number(given.opacity ?? 1),
        whole: given.id?.startsWith('whole.') ? given.id : outer.whole,
        clips: placed ? [...outer.clips, placed] : outer.clips,
      });
    } else if (name === 'path') {
      if (clip) {
        clip.lists.push([given.d, matrixOf(given.transform)]);
        continue;
      }
      const outer = open.at(-1);
      const matrix = times(outer.matrix, matrixOf(given.transform));
      const base = {
        matrix,
        clips: outer.clips,
        whole: outer.whole,
        lists: outlines(given.d, matrix),
        rule: given['fill-rule'],
      };
      const opacity = (key) => outer.opacity * Number(given[key] ?? 1);
      if (given.fill !== 'none')
        shapes.push({ ...base, paint: given.fill ?? '#000000', opacity: opacity('fill-opacity') });
      if (given.stroke && given.stroke !== 'none') {
        const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
        shapes.push({
          ...base,
          paint: given.stroke,
          opacity: opacity('stroke-opacity'),
          stroke: Number(given['stroke-width'] ?? 1) * scale,
          cap: given['stroke-linecap'] ?? 'butt',
          dashes: given['stroke-dasharray']?.split(/[ ,]+/).map((part) => Number(part) * scale),
        });
      }
    }
  }
  for (const placed of clips.values()) {
    if (!placed.source) continue;
    placed.lists = placed.source.lists.flatMap(([d, own]) =>
      outlines(d, times(placed.matrix, times(placed.source.matrix, own))),
    );
  }
  return { shapes, clips, paints, reference, times };
}
