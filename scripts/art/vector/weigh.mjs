/** How much of the picture each shape of a scene colors, what lies over it taken into account. */

/** Units of a scene per cell of the grid in which this is counted. */
const CELL = 2;

/** Calls `visit` for each cell of the grid whose center lies within the outlines (even-odd). */
function fill(lists, grid, visit) {
  const { left, top, columns, rows } = grid;
  const edges = lists.flatMap(({ points }) =>
    points.map((p, i) => [p, points[(i + 1) % points.length]]),
  );
  const crossings = Array.from({ length: rows }, () => []);
  for (const [[x0, y0], [x1, y1]] of edges) {
    const from = Math.max(0, Math.ceil((Math.min(y0, y1) - top) / CELL - 0.5));
    const to = Math.min(rows - 1, Math.ceil((Math.max(y0, y1) - top) / CELL - 0.5) - 1);
    for (let row = from; row <= to; row++) {
      const y = top + (row + 0.5) * CELL;
      crossings[row].push(((y - y0) / (y1 - y0)) * (x1 - x0) + x0);
    }
  }
  for (const [row, found] of crossings.entries()) {
    found.sort((a, b) => a - b);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const from = Math.max(0, Math.ceil((found[i] - left) / CELL - 0.5));
      const to = Math.min(columns - 1, Math.ceil((found[i + 1] - left) / CELL - 0.5) - 1);
      for (let column = from; column <= to; column++) visit(row * columns + column);
    }
  }
}

/** Calls `visit` for each cell on the middle of a stroke, once for each step along it. */
function follow(lists, { left, top, columns, rows }, visit) {
  for (const { points } of lists)
    for (let i = 1; i < points.length; i++) {
      const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]];
      const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / CELL));
      for (let step = 0; step < steps; step++) {
        const column = Math.floor((x0 + ((x1 - x0) * step) / steps - left) / CELL);
        const row = Math.floor((y0 + ((y1 - y0) * step) / steps - top) / CELL);
        if (column >= 0 && column < columns && row >= 0 && row < rows)
          visit(row * columns + column);
      }
    }
}

/**
 * @param {object[]} shapes from shapesOf, in the order they are drawn
 * @param {Map<string, object>} clips
 * @param {(shape: object) => boolean} isOpaque
 * @param {[number, number, number, number]} view left, top, right and bottom of what is shown
 * @returns {number[]} for each shape the square units it colors
 */
export function weights(shapes, clips, isOpaque, [left, top, right, bottom]) {
  const columns = Math.ceil((right - left) / CELL);
  const rows = Math.ceil((bottom - top) / CELL);
  const grid = { left, top, columns, rows };
  const windows = new Map();
  const windowOf = (id) => {
    if (!windows.has(id)) {
      const cells = new Uint8Array(columns * rows);
      fill(clips.get(id).lists, grid, (cell) => {
        cells[cell] = 1;
      });
      windows.set(id, cells);
    }
    return windows.get(id);
  };
  const cellsOf = (shape, visit) => {
    const within = shape.clips.map(windowOf);
    const each = (cell) => {
      if (within.every((cells) => cells[cell])) visit(cell);
    };
    if (shape.stroke) follow(shape.lists, grid, each);
    else fill(shape.lists, grid, each);
  };

  const uppermost = new Int32Array(columns * rows).fill(-1);
  for (const [index, shape] of shapes.entries())
    if (!shape.stroke && isOpaque(shape))
      cellsOf(shape, (cell) => {
        uppermost[cell] = index;
      });
  return shapes.map((shape, index) => {
    let seen = 0;
    cellsOf(shape, (cell) => {
      if (uppermost[cell] <= index) seen++;
    });
    return seen * CELL * (shape.stroke ?? CELL) * shape.opacity;
  });
}
