/**
 * A scene as a small vector, for visitors who save data: the same shapes without grain, small ones left
 * out and outlines simplified until the file fits the budget.
 */
import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { pathData } from './fit.mjs';
import { shapesOf } from './shapes.mjs';
import { weights } from './weigh.mjs';

/** How far (units) an outline may be from its own: one of these, whichever looks most like the scene. */
const TOLERANCES = [0.5, 0.8, 1.2, 1.8, 2.6];
/** That of the drawing with which they are compared. */
const EXACT = 0.1;
/** What a path costs beside its data, in bytes. */
const PATH_BYTES = 30;
/** The share of a whole thing from which on a shape belongs to it; smaller ones are details. */
const PART = 0.001;
/** How many times something large makes room for smaller things. */
const ROUNDS = 6;
/** Width (px) at which drawings are compared. */
const COMPARED = 480;

const hex = (color) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
const short = (number, digits) => String(Number(number.toFixed(digits))).replace(/^(-?)0\./, '$1.');

function signedArea(points) {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [x0, y0] = points[i];
    const [x1, y1] = points[(i + 1) % points.length];
    sum += x0 * y1 - x1 * y0;
  }
  return sum / 2;
}

function inside([x, y], lists) {
  let is = false;
  for (const { points } of lists)
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [[x0, y0], [x1, y1]] = [points[i], points[j]];
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) is = !is;
    }
  return is;
}

/** Without the clips that take nothing away from the shape. */
function withNeededClips(shape, clips) {
  if (shape.clips.length === 0) return shape;
  const cuts = (id) =>
    shape.stroke ||
    shape.lists.some(({ points }) => points.some((p) => !inside(p, clips.get(id).lists)));
  return { ...shape, clips: [...new Set(shape.clips)].filter(cuts) };
}

/** Turned the way of the others, so that shapes in one path add up. */
const turned = (list) =>
  signedArea(list.points) < 0 ? { ...list, points: list.points.toReversed() } : list;

class Writer {
  constructor({ clips, paints, reference, times }, tolerance) {
    Object.assign(this, { clips, paints, reference, times, tolerance });
    this.ids = new Map();
    this.defs = '';
  }

  /** The id of a definition; equal ones share it. */
  define(name, attributes, content) {
    const text = `${attributes}>${content}</${name}>`;
    const known = this.ids.get(text);
    if (known) return known;
    const id = `g${this.ids.size.toString(36)}`;
    this.ids.set(text, id);
    this.defs += `<${name} id="${id}"${text}`;
    return id;
  }

  paint({ paint, matrix }) {
    const id = this.reference(paint);
    if (!id) return hex(paint);
    const { name, stops, gradientTransform, ...given } = this.paints.get(id);
    const own = gradientTransform
      ? gradientTransform.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number)
      : null;
    const all = own ? this.times(matrix, own) : matrix;
    const keys = name === 'linearGradient' ? ['x1', 'y1', 'x2', 'y2'] : ['cx', 'cy', 'r'];
    const isPlain = all.join() === '1,0,0,1,0,0';
    const numbers = keys.map((key) => `${key}="${short(Number(given[key]), isPlain ? 0 : 1)}"`);
    const moved = isPlain
      ? ''
      : ` gradientTransform="matrix(${all.map((k) => short(k, 3)).join(' ')})"`;
    const inks = stops.map((stop) => {
      const opacity = Number(stop['stop-opacity'] ?? 1);
      return `<stop${Number(stop.offset) ? ` offset="${short(Number(stop.offset), 2)}"` : ''} stop-color="${hex(stop['stop-color'])}"${opacity < 1 ? ` stop-opacity="${short(opacity, 2)}"` : ''}/>`;
    });
    const place = ` gradientUnits="userSpaceOnUse" ${numbers.join(' ')}${moved}`;
    return `url(#${this.define(name, place, inks.join(''))})`;
  }

  attributes(shape) {
    const paint = this.paint(shape);
    const opacity = shape.opacity < 0.99 ? ` opacity="${short(shape.opacity, 2)}"` : '';
    if (!shape.stroke)
      return `fill="${paint}"${shape.rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}${opacity}`;
    const cap = shape.cap === 'butt' ? ' stroke-linecap="butt"' : '';
    const dashes = shape.dashes
      ? ` stroke-dasharray="${shape.dashes.map((part) => short(part, 0)).join(' ')}"`
      : '';
    return `stroke="${paint}" stroke-width="${short(shape.stroke, shape.stroke < 10 ? 1 : 0)}"${cap}${dashes}${opacity}`;
  }

  data(shape) {
    const single = !shape.stroke && shape.lists.length === 1;
    return (single ? shape.lists.map(turned) : shape.lists)
      .map((list) => pathData({ ...list, closed: list.closed || !shape.stroke }, this.tolerance))
      .join('');
  }

  clip(id) {
    const d = this.clips.get(id).lists.map((list) => pathData(list, this.tolerance));
    return this.define('clipPath', '', `<path d="${d.join('')}"/>`);
  }
}

function written(writer, shapes, view, least) {
  const paths = [];
  for (const shape of shapes) {
    if (shape.value < least) continue;
    const { d } = shape;
    const attributes = writer.attributes(shape);
    const clips = shape.clips.map((id) => writer.clip(id));
    const last = paths.at(-1);
    const joins =
      last &&
      last.attributes === attributes &&
      last.clips.join() === clips.join() &&
      (shape.stroke || (shape.lists.length === 1 && last.single));
    if (joins) last.d += d;
    else paths.push({ d, attributes, clips, single: shape.lists.length === 1 });
  }
  let body = '';
  let open = [];
  const move = (clips) => {
    let same = 0;
    while (same < open.length && open[same] === clips[same]) same++;
    body += '</g>'.repeat(open.length - same);
    for (const id of clips.slice(same)) body += `<g clip-path="url(#${id})">`;
    open = clips;
  };
  for (const { d, attributes, clips } of paths) {
    move(clips);
    body += `<path ${attributes} d="${d}"/>`;
  }
  move([]);
  const [x0, y0, x1, y1] = view;
  const [width, height] = [x1 - x0, y1 - y0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x0} ${y0} ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${writer.defs}</defs>${body}</svg>`;
}

/** The drawing of the shapes with most value that fits the budget. */
function mostOf(read, shapes, { view, budget }, tolerance) {
  const values = [...new Set(shapes.map(({ value }) => value))].sort((a, b) => a - b);
  let [low, high] = [0, values.length - 1];
  let best;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const least = values[middle];
    const svg = written(new Writer(read, tolerance), shapes, view, least);
    const sent = gzipSync(svg).length;
    if (sent <= budget) {
      const kept = shapes.filter(({ value }) => value >= least).length;
      best = { svg, sent, tolerance, kept, least };
      high = middle - 1;
    } else low = middle + 1;
  }
  return best;
}

/** The drawing with outlines that close to their own and as many shapes as the budget allows. */
function fitted(read, shapes, frame, tolerance) {
  const valued = shapes.flatMap((shape) => {
    const d = new Writer(read, tolerance).data(shape);
    return d ? { ...shape, d, value: shape.weight / (PATH_BYTES + d.length) } : [];
  });
  const wholes = new Map();
  for (const { whole, weight, d } of valued) {
    if (!whole) continue;
    const sum = wholes.get(whole) ?? { weight: 0, bytes: 0 };
    wholes.set(whole, { weight: sum.weight + weight, bytes: sum.bytes + PATH_BYTES + d.length });
  }
  for (const shape of valued) {
    const all = wholes.get(shape.whole);
    if (!all) continue;
    const value = (all.weight / all.bytes) * Number(shape.whole.split('.')[2]);
    const isPart = shape.weight >= all.weight * PART;
    shape.value = isPart ? value : Math.min(shape.value, value);
  }
  const left = new Set();
  let best;
  for (let round = 0; round < ROUNDS; round++) {
    const rest = valued.filter(({ whole }) => !left.has(whole));
    const found = mostOf(read, rest, frame, tolerance);
    if (!found) break;
    if (!best || found.kept > best.kept) best = found;
    // What did not fit may be one large thing, with room for smaller ones after it.
    const next = rest.filter(({ value }) => value < found.least);
    const { whole } = next.reduce((x, y) => (y.value > x.value ? y : x), next[0] ?? {});
    if (!whole) break;
    left.add(whole);
  }
  return best;
}

const pixels = (svg) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: COMPARED },
    font: { loadSystemFonts: false },
  }).render().pixels;

function difference(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] - b[i]) ** 2;
  return sum;
}

/**
 * @param {import('../lib.mjs').Scene} scene
 * @param {[number, number, number, number]} view left, top, right and bottom of what is shown
 * @param {number} budget bytes of the drawing as sent (gzip, as the site compresses)
 * @returns {{ svg: string, sent: number, tolerance: number, kept: number }} the vector, its size in
 *   bytes as sent, how exact it is, and the number of its shapes
 */
export function vector(scene, view, budget) {
  const read = shapesOf(scene);
  const isOpaque = ({ paint, opacity }) =>
    opacity === 1 &&
    (read.paints.get(read.reference(paint))?.stops ?? []).every(
      (stop) => Number(stop['stop-opacity'] ?? 1) === 1,
    );
  const weighed = weights(read.shapes, read.clips, isOpaque, view);
  const shapes = read.shapes
    .map((shape, i) => ({ ...withNeededClips(shape, read.clips), weight: weighed[i] }))
    .filter(({ weight }) => weight > 0);
  const exact = new Writer(read, EXACT);
  const all = shapes
    .map((shape) => ({ ...shape, value: 1, d: exact.data(shape) }))
    .filter(({ d }) => d);
  const model = pixels(written(exact, all, view, 0));
  const drawings = TOLERANCES.flatMap(
    (tolerance) => fitted(read, shapes, { view, budget }, tolerance) ?? [],
  );
  if (drawings.length === 0) throw new Error(`No drawing fits ${budget} bytes.`);
  return drawings
    .map((drawing) => ({ ...drawing, off: difference(pixels(drawing.svg), model) }))
    .reduce((a, b) => (b.off < a.off ? b : a));
}
