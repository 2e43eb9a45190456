/** @jest-environment node */
import sharp, { type Sharp } from 'sharp';
import { encodeImage } from '@/lib/media/encode';
import { hostileFiles, hugePng, photo } from './pictures';

// Encoding keeps both cores busy, so it is slow while other tests run.
jest.setTimeout(60_000);

it('rejects everything that is not a picture, whatever its first bytes', async () => {
  for (const [what, data, problem] of await hostileFiles()) {
    const result = encodeImage(data).then(
      () => `${what} was taken`,
      (error: Error) => `${what}: ${error.message}`,
    );
    await expect(result).resolves.toMatch(problem);
  }
});

it.each([
  [9_000, 9_000],
  [2 ** 30, 2 ** 30],
  [64_000_001, 1],
])('rejects a decompression bomb of %i × %i pixels without decoding it', async (width, height) => {
  const decode = jest.spyOn(sharp.prototype as Sharp, 'toBuffer');
  await expect(encodeImage(hugePng(width, height))).rejects.toThrow(/tooManyPixels|broken/);
  expect(decode).not.toHaveBeenCalled();
});

it('reports a valid picture with too many pixels as such', async () => {
  const picture = sharp({
    create: { width: 9_000, height: 7_200, channels: 3, background: '#fff' },
  });
  const data = await picture.png({ compressionLevel: 9 }).toBuffer();
  await expect(encodeImage(data)).rejects.toThrow('tooManyPixels');
});

it('allows fewer pixels in AVIF, whose decoder needs more memory', async () => {
  const picture = sharp({
    create: { width: 4_000, height: 4_001, channels: 3, background: '#fff' },
  });
  const avif = await picture.avif({ effort: 0 }).toBuffer();
  await expect(encodeImage(avif)).rejects.toThrow('tooManyPixelsAvif');
});

it('keeps only the pixels of a photo, upright', async () => {
  const html = Buffer.from('<script>alert(1)</script>');
  const jpeg = Buffer.concat([await photo(800, 500).jpeg().toBuffer(), html]);
  expect(jpeg.includes('segredo')).toBe(true);
  const { mime, width, height, files } = await encodeImage(jpeg);
  expect([mime, width, height]).toEqual(['image/jpeg', 500, 800]);
  expect(files.map((file) => `${file.width}.${file.format}`)).toEqual([
    '480.avif',
    '480.webp',
    '500.avif',
    '500.webp',
  ]);
  for (const file of files) {
    const found = await sharp(file.data).metadata();
    expect([found.format, found.width]).toEqual([
      file.format === 'avif' ? 'heif' : 'webp',
      file.width,
    ]);
    expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual(Array(4).fill(undefined));
    expect(file.data.includes('segredo')).toBe(false);
    expect(file.data.includes(html)).toBe(false);
  }
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'accepts %s, and never enlarges it',
  async (kind) => {
    const data = await photo(60, 40).toFormat(kind).toBuffer();
    const { mime, files } = await encodeImage(data);
    expect(mime).toBe(`image/${kind}`);
    expect(new Set(files.map(({ width }) => width)).size).toBe(1);
  },
);

it('shrinks a picture from a large phone to the largest size, with its transparency', async () => {
  const logo = sharp({
    create: {
      width: 5_000,
      height: 500,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  });
  const { width, height, files } = await encodeImage(await logo.png().toBuffer());
  expect([width, height]).toEqual([2400, 240]);
  const { hasAlpha } = await sharp(files.at(-1)?.data).metadata();
  expect(hasAlpha).toBe(true);
});

const ground = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

it('makes the scrim of a photo a dark tone of its own color', async () => {
  const scrims = await Promise.all(
    ['#7a2a12', '#1d5fa8', '#000000', '#ffffff'].map(async (color) => {
      const { scrim } = await encodeImage(await ground(color));
      expect(scrim).toMatch(/^#[\da-f]{6}$/);
      return scrim;
    }),
  );
  const [warm, cold, black, white] = scrims.map(channels);
  expect(warm?.[0]).toBeGreaterThan(warm?.[2] ?? 0);
  expect(cold?.[2]).toBeGreaterThan(cold?.[0] ?? 0);
  // Neither black nor glaring: all are equally dark.
  for (const tint of [warm, cold, black, white]) {
    expect(Math.max(...(tint ?? []))).toBeGreaterThan(35);
    expect(Math.max(...(tint ?? []))).toBeLessThan(100);
  }
});

it('takes the scrim from the dark part of a photo, and reads gray photos and logos', async () => {
  const hill = await sharp(await ground('#cfe8ff'))
    .composite([
      {
        input: await sharp(await ground('#5b3a12'))
          .resize(60, 20)
          .toBuffer(),
        top: 20,
        left: 0,
      },
    ])
    .jpeg()
    .toBuffer();
  const [r, , b] = channels((await encodeImage(hill)).scrim);
  expect(r).toBeGreaterThan(b ?? 0);
  const grey = await sharp(await ground('#888888'))
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const logo = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  for (const data of [grey, logo]) {
    expect((await encodeImage(data)).scrim).toMatch(/^#[\da-f]{6}$/);
  }
});
