/**
 * Draws the art of the demo chain: npm run art [-- scene ...]. Without names: every scene.
 * PROOF=folder writes small PNG proofs there instead of the real files; PROOF_WIDTH sets their width.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { grained, passes, renditions, webp } from './raster.mjs';
import { scenes } from './scenes.mjs';

const OUT = new URL('../../public/art/', import.meta.url);
const INDEX = new URL('../../lib/media/artwork.json', import.meta.url);
const WIDE = { width: 2400, height: 1500, budget: 330_000, cell: 1.67, smaller: [480, 960, 1440] };
const TALL = { width: 1080, height: 1688, budget: 210_000, cell: 1.4, smaller: [480, 750] };

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

async function final(name, def) {
  const scene = def.draw();
  const main = await webp(wide(scene, WIDE), WIDE);
  await write(`${name}.webp`, main.data, WIDE);
  const report = `${kb(main.data.length)} q${main.quality} grain ${main.grain}`;
  if (!def.portrait) return report;
  const crop = await webp(tall(def, scene, TALL), TALL);
  await write(`${name}-retrato.webp`, crop.data, TALL);
  return `${report} | ${kb(crop.data.length)} q${crop.quality} grain ${crop.grain}`;
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

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !scenes[name]);
if (unknown.length) throw new Error(`Unknown scene: ${unknown.join(', ')}`);
const folder = process.env.PROOF;
if (folder) mkdirSync(folder, { recursive: true });
else for (const url of [OUT, new URL('.', INDEX)]) mkdirSync(url, { recursive: true });
for (const name of wanted.length ? wanted : Object.keys(scenes)) {
  const start = Date.now();
  const report = folder ? await proof(name, scenes[name], folder) : await final(name, scenes[name]);
  console.log(name, report ?? '', `${Date.now() - start} ms`);
}
if (!folder) writeIndex();
