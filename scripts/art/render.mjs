/**
 * Draws the art of the demo chain: npm run art [-- scene ...]. Without names: every scene.
 * PROOF=folder writes small PNG proofs there instead of the real files; PROOF_WIDTH sets their width.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { grained, passes, webp } from './raster.mjs';
import { scenes } from './scenes.mjs';

const OUT = new URL('../../public/art/', import.meta.url);
const INDEX = new URL('../../lib/media/art.json', import.meta.url);
const WIDE = { width: 2400, budget: 330_000, cell: 1.67 };
const TALL = { width: 1080, budget: 210_000, cell: 1.4 };
const TALL_BOX = [640, (640 * 1688) / 1080];

const kb = (bytes) => `${Math.round(bytes / 1024)} KB`;

async function proof(name, def, folder) {
  const width = Number(process.env.PROOF_WIDTH ?? 720);
  const scene = def.draw();
  const wide = passes(scene, [0, 0, scene.w, scene.h], width);
  await grained(wide, { grain: 0.62, cell: 1 }).png().toFile(`${folder}/${name}.png`);
  if (!def.portrait) return;
  const [x] = def.portrait;
  const tall = passes(def.drawPortrait?.() ?? scene, [x, 0, ...TALL_BOX], Math.round(width * 0.6));
  await grained(tall, { grain: 0.62, cell: 1 }).png().toFile(`${folder}/${name}-retrato.png`);
}

async function final(name, def) {
  const scene = def.draw();
  const wide = await webp(passes(scene, [0, 0, scene.w, scene.h], WIDE.width), WIDE);
  writeFileSync(new URL(`${name}.webp`, OUT), wide.data);
  let report = `${kb(wide.data.length)} q${wide.quality} grain ${wide.grain}`;
  if (def.portrait) {
    const [x] = def.portrait;
    const tallScene = def.drawPortrait?.() ?? scene;
    const tall = await webp(passes(tallScene, [x, 0, ...TALL_BOX], TALL.width), TALL);
    writeFileSync(new URL(`${name}-retrato.webp`, OUT), tall.data);
    report += ` | ${kb(tall.data.length)} q${tall.quality} grain ${tall.grain}`;
  }
  return report;
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
