/** Outlines as points, and points as short path data. Points are [x, y]; a path is a list of outlines. */

const CORNER = Math.cos((38 * Math.PI) / 180);

const sub = (a, b) => [a[0] - b[0], a[1] - b[1]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const at = (p, v, k) => [p[0] + v[0] * k, p[1] + v[1] * k];
const unit = (v) => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length];
};
const bezier = ([a, b, c, d], t) => {
  const s = 1 - t;
  const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
    k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
  ];
};

/**
 * The outlines of absolute path data of M, L, C, Q and Z, curves as points, through an affine matrix.
 * @returns {{ points: number[][], closed: boolean }[]}
 */
export function outlines(data, [a, b, c, d, e, f]) {
  const found = [];
  let current;
  const place = ([x, y]) => [a * x + c * y + e, b * x + d * y + f];
  for (const [, command, text] of data.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    if (command === 'Z') {
      current.closed = true;
      continue;
    }
    const numbers = text.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
    const given = [];
    for (let i = 0; i < numbers.length; i += 2) given.push(place([numbers[i], numbers[i + 1]]));
    if (command === 'M') {
      current = { points: [given[0]], closed: false };
      found.push(current);
    } else if (command === 'L') current.points.push(...given);
    else {
      const from = current.points.at(-1);
      const [p, q, r] = given;
      const cubic =
        command === 'C'
          ? [from, p, q, r]
          : [from, at(from, sub(p, from), 2 / 3), at(q, sub(p, q), 2 / 3), q];
      const length = [0, 1, 2].reduce(
        (sum, i) => sum + Math.hypot(...sub(cubic[i + 1], cubic[i])),
        0,
      );
      const steps = Math.max(2, Math.min(20, Math.ceil(length / 5)));
      for (let i = 1; i <= steps; i++) current.points.push(bezier(cubic, i / steps));
    }
  }
  return found;
}

/** The points that a line through them needs to stay within `tolerance` (Douglas and Peucker). */
function thinned(points, tolerance) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open = [[0, points.length - 1]];
  while (open.length) {
    const [from, to] = open.pop();
    const line = sub(points[to], points[from]);
    const length = Math.hypot(...line);
    let far = 0;
    let split = -1;
    for (let i = from + 1; i < to; i++) {
      const v = sub(points[i], points[from]);
      const away = length ? Math.abs(line[0] * v[1] - line[1] * v[0]) / length : Math.hypot(...v);
      if (away > far) [far, split] = [away, i];
    }
    if (split < 0 || far <= tolerance) continue;
    keep[split] = 1;
    open.push([from, split], [split, to]);
  }
  return points.filter((_, i) => keep[i]);
}

/** Cubic curves through a smooth run of points, within `tolerance` (Schneider). */
function curves(points, start, end, tolerance, found = []) {
  const first = points[0];
  const last = points.at(-1);
  const chord = Math.hypot(...sub(last, first));
  if (points.length === 2) {
    found.push([first, at(first, start, chord / 3), at(last, end, chord / 3), last]);
    return found;
  }
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(...sub(points[i], points[i - 1])));
  const total = lengths.at(-1) || 1;
  const u = lengths.map((length) => length / total);
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (let i = 0; i < points.length; i++) {
    const t = u[i];
    const s = 1 - t;
    const a0 = [start[0] * 3 * s * s * t, start[1] * 3 * s * s * t];
    const a1 = [end[0] * 3 * s * t * t, end[1] * 3 * s * t * t];
    const rest = sub(points[i], bezier([first, first, last, last], t));
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  }
  const det = c00 * c11 - c01 * c01;
  let left = det ? (x0 * c11 - x1 * c01) / det : 0;
  let right = det ? (c00 * x1 - c01 * x0) / det : 0;
  if (left < chord * 0.01 || right < chord * 0.01) left = right = chord / 3;
  const fitted = [first, at(first, start, left), at(last, end, right), last];
  let far = 0;
  let split = points.length >> 1;
  for (let i = 1; i < points.length - 1; i++) {
    const away = Math.hypot(...sub(bezier(fitted, u[i]), points[i]));
    if (away > far) [far, split] = [away, i];
  }
  if (far <= tolerance) {
    found.push(fitted);
    return found;
  }
  const through = unit(sub(points[split - 1], points[split + 1]));
  curves(points.slice(0, split + 1), start, through, tolerance, found);
  return curves(points.slice(split), [-through[0], -through[1]], end, tolerance, found);
}

/** Runs of points between corners. */
function runs(points) {
  const found = [];
  let from = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const before = unit(sub(points[i], points[i - 1]));
    const after = unit(sub(points[i + 1], points[i]));
    if (dot(before, after) > CORNER) continue;
    found.push(points.slice(from, i + 1));
    from = i;
  }
  found.push(points.slice(from));
  return found;
}

/** Whole numbers with as few characters between them as a parser needs. */
const joined = (numbers) =>
  numbers.map((number, i) => (i && number >= 0 ? ` ${number}` : String(number))).join('');

function relative(from, points) {
  return joined(points.flatMap(([x, y]) => [x - from[0], y - from[1]]));
}

const whole = ([x, y]) => [Math.round(x), Math.round(y)];

/** The outline as straight lines. */
function straight(points) {
  const corners = points.map(whole);
  const steps = corners.slice(1).flatMap((point, i) => {
    const step = sub(point, corners[i]);
    return step[0] || step[1] ? step : [];
  });
  return { head: corners[0], body: steps.length ? `l${joined(steps)}` : '' };
}

/** The outline as curves between its corners. */
function curved(points, tolerance) {
  const head = whole(points[0]);
  let pen = head;
  let body = '';
  for (const run of runs(points)) {
    const start = unit(sub(run[1], run[0]));
    const end = unit(sub(run.at(-2), run.at(-1)));
    const few = thinned(run, tolerance);
    if (few.length === 2) {
      const to = whole(run.at(-1));
      body += `l${relative(pen, [to])}`;
      pen = to;
      continue;
    }
    for (const [, b, c, d] of curves(run, start, end, tolerance)) {
      const to = whole(d);
      body += `c${relative(pen, [whole(b), whole(c), to])}`;
      pen = to;
    }
  }
  return { head, body: body.replaceAll(/(?<=([lc])[^lc]*)\1(-?)/g, (_, _c, sign) => sign || ' ') };
}

/**
 * Path data of an outline in whole numbers, within `tolerance` of it: curves, or straight lines where
 * they are clearly shorter. Empty where nothing is left of it.
 */
export function pathData({ points, closed }, tolerance) {
  const distinct = points.filter((p, i) => i === 0 || Math.hypot(...sub(p, points[i - 1])) > 0.05);
  if (distinct.length < 2) return '';
  const lines = straight(thinned(distinct, tolerance));
  const bends = curved(distinct, tolerance);
  const { head, body } = lines.body.length * 1.25 < bends.body.length ? lines : bends;
  return body && `M${joined(head)}${body}${closed ? 'z' : ''}`;
}
