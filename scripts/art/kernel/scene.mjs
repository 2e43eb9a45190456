import { H, W } from './curves.mjs';
import { n, rng } from './random.mjs';

/**
 * A picture as a list of SVG items. `add` is flat ink; `sh` is airbrush. The rasteriser renders with
 * and without the airbrush and breaks only the difference into grain, so flat ink stays crisp and
 * compresses well.
 */
export class Scene {
  constructor(seed = 1, w = W, h = H) {
    this.w = w;
    this.h = h;
    this.items = [];
    this.defs = [];
    this.u = 0;
    this.wholes = 0;
    this.r = rng(seed);
  }

  /** Fresh id for a definition. */
  id() {
    return `g${this.u++}`;
  }

  /** Flat ink: raw SVG. */
  add(s) {
    this.items.push([s, 0]);
    return this;
  }

  /** Airbrush: raw SVG that breaks into grain. */
  sh(s) {
    this.items.push([s, 1]);
    return this;
  }

  /** Linear gradient fill; stops are [offset, color, alpha]. */
  lin(x1, y1, x2, y2, stops) {
    const id = this.id();
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Radial gradient fill. */
  rad(cx, cy, r, stops, t = '') {
    const id = this.id();
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${t}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Clip attribute for a path. */
  clip(d) {
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** Filled path in flat ink. Opacity goes to the fill: the renderer fails on layers off the canvas. */
  path(d, fill, extra = '') {
    const more = extra.replace(/(^|\s)opacity=/, '$1fill-opacity=');
    return this.add(`<path d="${d}" fill="${fill}" ${more}/>`);
  }

  /** Round-capped stroke in flat ink. */
  line(d, stroke, w, extra = '') {
    const more = extra.replace(/(^|\s)opacity=/, '$1stroke-opacity=');
    return this.add(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
    );
  }

  /** The main brush: a flat form plus grainy shades [x1, y1, x2, y2, color, alpha, reach 0..1]. */
  form(d, fill, ...shades) {
    this.path(d, fill);
    for (const [x1, y1, x2, y2, c, a = 0.6, reach = 1] of shades)
      this.sh(
        `<path d="${d}" fill="${this.lin(x1, y1, x2, y2, [
          [0, c, a],
          [reach, c, 0],
        ])}"/>`,
      );
    return this;
  }

  /** Soft round light. */
  glow(cx, cy, r, c, a = 0.5, extra = '') {
    return this.sh(
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${this.rad(cx, cy, r, [
        [0, c, a],
        [1, c, 0],
      ])}" ${extra}/>`,
    );
  }

  /** Everything drawn in fn is clipped to the path d. */
  inside(d, fn) {
    const c = this.clip(d),
      start = this.items.length;
    fn();
    for (let i = start; i < this.items.length; i++)
      this.items[i][0] = `<g ${c}>${this.items[i][0]}</g>`;
    return this;
  }

  /** Everything drawn in fn gets the SVG attributes `attrs` (transform, opacity). */
  group(attrs, fn) {
    const start = this.items.length;
    fn();
    for (let i = start; i < this.items.length; i++)
      this.items[i][0] = `<g ${attrs}>${this.items[i][0]}</g>`;
    return this;
  }

  /**
   * What is drawn in fn is one thing, a tree or a face: a small vector shows all of it or nothing.
   * `worth` is how much sooner than its size says it is shown. The outermost one counts.
   */
  whole(worth, fn) {
    const name = `whole.${this.wholes++}.${worth}`;
    const start = this.items.length;
    const result = fn();
    for (const item of this.items.slice(start)) item[2] = name;
    return result;
  }

  /** Vertical gradient over the whole scene, half flat and half airbrush. */
  sky(stops, h = this.h) {
    this.add(`<rect width="${this.w}" height="${this.h}" fill="${stops[stops.length >> 1][1]}"/>`);
    this.add(
      `<rect width="${this.w}" height="${h}" fill="${this.lin(0, 0, 0, h, stops)}" opacity=".55"/>`,
    );
    this.sh(`<rect width="${this.w}" height="${h}" fill="${this.lin(0, 0, 0, h, stops)}"/>`);
    return this;
  }

  /**
   * SVG text of the view box `vb` at `out` pixels wide, with or without the airbrush; `named` groups
   * carry the names of `whole`.
   */
  svg(shaded = true, vb = [0, 0, this.w, this.h], out = this.w, named = false) {
    const body = this.items
      .filter((i) => shaded || !i[1])
      .map(([text, , name]) => (named && name ? `<g id="${name}">${text}</g>` : text))
      .join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${vb.join(' ')}" width="${Math.round(out)}" height="${Math.round((out * vb[3]) / vb[2])}"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
}

/**
 * A drawing function (scene first) whose result is one thing, shown whole or not at all in a small
 * vector; see Scene.whole.
 */
export const asOne =
  (worth, draw) =>
  (scene, ...given) =>
    scene.whole(worth, () => draw(scene, ...given));
