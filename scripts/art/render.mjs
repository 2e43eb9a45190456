/**
 * Draws the art of the demo chain: npm run art [-- scene ...]. Without names: every scene and the map
 * (mapa), which is a vector and has no proof. With `leve` only the small vectors of the scenes are drawn.
 * PROOF=folder writes small PNG proofs there instead of the real files; PROOF_WIDTH sets their width.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { drawMap } from './map/draw.mjs';
import { drawRouteMap } from './map/route.mjs';
import { grained, passes, renditions, webp } from './raster.mjs';
import { scenes } from './scenes.mjs';
import { vector } from './vector/draw.mjs';

const OUT = new URL('../../public/art/', import.meta.url);
const INDEX = new URL('../../lib/media/artwork.json', import.meta.url);
const WIDE = { width: 2400, height: 1500, budget: 330_000, cell: 1.67, smaller: [480, 960, 1440] };
const TALL = { width: 1080, height: 1688, budget: 210_000, cell: 1.4, smaller: [480, 750] };

const MAP = 'mapa';
/** The folder of the small vectors, and the word for them alone. */
const LIGHT = 'leve';
/** Bytes of a small vector as sent, and its share of the smallest WebP: it is never the heavier one. */
const VECTOR = { most: 14_700, share: 0.95 };

const kb = (bytes) => `${Math.round(bytes / 1024)} KB`;

const wide = (scene, size) => passes(scene, { x: 0, w: scene.w, ...size });

/** The tall picture: another composition where the scene offers one, a crop otherwise. */
const tall = (def, scene, size) =>
  passes(def.drawPortrait?.() ?? scene, { x: def.portrait[0], w: def.portrait[2], ...size });

async function proof(name, def, folder) {
  const width = Number(process.env.PROOF_WIDTH ?? 720);
  const save = (pass, file) =>
    grained(pass, { grain: 0.62, cell: 1 }).png().toFile(`${folder}/${file}.png`);
  const scene = def.draw();
  await save(wide(scene, { width, height: Math.round(width * 0.625) }), name);
  if (!def.portrait) return;
  const half = Math.round(width / 2);
  await save(
    tall(def, scene, { width: half, height: Math.round(half * 1.5625) }),
    `${name}-retrato`,
  );
}

/** Writes a master and, each in a folder named by its width, its smaller sizes. */
async function write(file, master, { smaller }) {
  writeFileSync(new URL(file, OUT), master);
  for (const { width, data } of await renditions(master, smaller)) {
    mkdirSync(new URL(`${width}/`, OUT), { recursive: true });
    writeFileSync(new URL(`${width}/${file}`, OUT), data);
  }
}

/** Writes the small vectors of a scene, for visitors who save data. */
function writeVectors(name, def, scene) {
  const draw = (file, drawn, [x, y, width, height]) => {
    const smallest = statSync(new URL(`480/${file}.webp`, OUT)).size;
    const budget = Math.min(VECTOR.most, VECTOR.share * smallest);
    const { svg, sent, kept } = vector(drawn, [x, y, x + width, y + height], budget);
    writeFileSync(new URL(`${LIGHT}/${file}.svg`, OUT), svg);
    return `${(sent / 1024).toFixed(1)} KB, ${kept} shapes`;
  };
  const report = draw(name, scene, [0, 0, scene.w, scene.h]);
  if (!def.portrait) return report;
  return `${report} | ${draw(`${name}-retrato`, def.drawPortrait?.() ?? scene, def.portrait)}`;
}

async function writePictures(name, def, scene) {
  const main = await webp(wide(scene, WIDE), WIDE);
  await write(`${name}.webp`, main.data, WIDE);
  const report = `${kb(main.data.length)} q${main.quality} grain ${main.grain}`;
  if (!def.portrait) return report;
  const crop = await webp(tall(def, scene, TALL), TALL);
  await write(`${name}-retrato.webp`, crop.data, TALL);
  return `${report} | ${kb(crop.data.length)} q${crop.quality} grain ${crop.grain}`;
}

async function final(name, def) {
  const scene = def.draw();
  const report = isLight ? '' : `${await writePictures(name, def, scene)} | `;
  return report + writeVectors(name, def, scene);
}

/** Entries of the index in registry order; scenes not drawn yet have no entry. */
function writeIndex() {
  const index = {};
  for (const [name, { portrait, scrim, alt }] of Object.entries(scenes)) {
    if (!existsSync(new URL(`${name}.webp`, OUT))) continue;
    index[name] = { width: 2400, height: 1500, portrait: Boolean(portrait), scrim, alt };
  }
  const text = `${JSON.stringify(index, null, 2)}\n`;
  if (!existsSync(INDEX) || readFileSync(INDEX, 'utf8') !== text) writeFileSync(INDEX, text);
}

const asked = process.argv.slice(2);
const isLight = asked.includes(LIGHT);
const named = asked.filter((name) => name !== MAP && name !== LIGHT);
const wanted = named.length || asked.includes(MAP) ? named : Object.keys(scenes);
const unknown = wanted.filter((name) => !scenes[name]);
if (unknown.length) throw new Error(`Unknown scene: ${unknown.join(', ')}`);
const folder = process.env.PROOF;
if (folder) mkdirSync(folder, { recursive: true });
else
  for (const url of [new URL(`${LIGHT}/`, OUT), new URL('.', INDEX)])
    mkdirSync(url, { recursive: true });
if (!folder && (asked.length === 0 || asked.includes(MAP))) {
  writeFileSync(new URL('mapa-brasil.svg', OUT), drawMap());
  writeFileSync(new URL('mapa-roteiro.svg', OUT), drawRouteMap());
  console.log(MAP);
}
for (const name of wanted) {
  const start = Date.now();
  const report = folder ? await proof(name, scenes[name], folder) : await final(name, scenes[name]);
  console.log(name, report ?? '', `${Date.now() - start} ms`);
}
if (!folder) writeIndex();
