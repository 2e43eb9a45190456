/** Draws the icons of the site from the brand mark: node scripts/art/icons.mjs */
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

const ROOT = new URL('../../', import.meta.url);
const MARK = readFileSync(new URL('app/icon.svg', ROOT), 'utf8');
const MATA = '#17423a';
/** The heart of the flower is the ground's own color: on the ground it needs another. */
const HEART = '#fbf6ec';

/** The flower on the forest green, as large as `share` of the icon. */
function icon(size, share) {
  const flower = MARK.replace(/^<svg [^>]*>|<title>.*?<\/title>|<\/svg>\s*$/g, '').replace(
    `fill="${MATA}"`,
    `fill="${HEART}"`,
  );
  const half = 21 / share;
  const box = `${-half} ${-half} ${2 * half} ${2 * half}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" fill="${MATA}"/>${flower}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** The mark alone on nothing, for a browser's tab. */
const plain = (size) => new Resvg(MARK, { fitTo: { mode: 'width', value: size } }).render().asPng();

const small = (png) => sharp(png).png({ compressionLevel: 9, palette: true }).toBuffer();

/** One PNG in the container that some robots still ask for by name. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Phones cut a maskable icon to any shape inside 80 % of its width. */
const files = {
  'app/apple-icon.png': await small(icon(180, 0.68)),
  'app/favicon.ico': ico(plain(32), 32),
  'public/icon-192.png': await small(icon(192, 0.74)),
  'public/icon-512.png': await small(icon(512, 0.74)),
  'public/icon-maskable-512.png': await small(icon(512, 0.56)),
};
for (const [file, data] of Object.entries(files)) {
  writeFileSync(new URL(file, ROOT), data);
  console.log(file, `${data.length} bytes`);
}
