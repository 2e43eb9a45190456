import sharp from 'sharp';

/** An image with metadata as from a camera: a description, a location and an orientation. */
export const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#2a6' },
  })
    .withExif({
      IFD0: { ImageDescription: 'segredo', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 8/1 0/1' },
    })
    .withMetadata({ orientation: 6 });

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const padded = (text: string) => Buffer.from(text.padEnd(400, ' '));

/** A PNG of a few bytes whose header claims this size. */
export function hugePng(width: number, height: number): Buffer {
  const data = Buffer.alloc(64);
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(data);
  data.writeUInt32BE(width, 16);
  data.writeUInt32BE(height, 20);
  Buffer.from([8, 2, 0, 0, 0]).copy(data, 24);
  return data;
}

/** Files that the library rejects, whatever their names, and with which error. */
export async function hostileFiles(): Promise<[what: string, data: Buffer, problem: RegExp][]> {
  const jpeg = await photo(300, 200).jpeg().toBuffer();
  const gif = await photo(30, 20).gif().toBuffer();
  const notPicture = /notPicture/;
  const broken = /broken/;
  return [
    ['nothing', Buffer.alloc(0), broken],
    ['a few bytes of a JPEG', jpeg.subarray(0, 20), notPicture],
    ['SVG', padded(SVG), notPicture],
    ['SVG after a declaration', padded(`<?xml version="1.0"?>${SVG}`), notPicture],
    ['HTML', padded('<!doctype html><script>alert(1)</script>'), notPicture],
    ['PDF', padded('%PDF-1.7'), notPicture],
    ['GIF', Buffer.concat([gif, Buffer.alloc(400)]), notPicture],
    [
      'HTML behind the first bytes of a JPEG',
      Buffer.concat([jpeg.subarray(0, 3), padded('<script>')]),
      broken,
    ],
    ['half of a JPEG', jpeg.subarray(0, jpeg.length / 2), broken],
    ['a WebP that is text', padded('RIFF....WEBPVP8 <script>'), broken],
    ['an AVIF that is text', padded('....ftypavif<script>alert(1)</script>'), broken],
    [
      'SVG behind the first bytes of a PNG',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), padded(SVG)]),
      broken,
    ],
  ];
}
