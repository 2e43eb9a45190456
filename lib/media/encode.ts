import 'server-only';
import sharp from 'sharp';
import { createTurns } from '@/lib/http/turns';
import { darkTone } from './dark-tone';
import type { UploadType } from './limits';
import { LARGEST, type MediaFormat, mediaWidths } from './model';

/** Why a file can't be an image of the library; the catalogue has a message for each. */
export type ImageProblem = 'notPicture' | 'broken' | 'tooManyPixels' | 'tooManyPixelsAvif';

/** Thrown for a file that is not a usable image; `problem` says why. */
export class ImageRejected extends Error {
  override name = 'ImageRejected';
  constructor(readonly problem: ImageProblem) {
    super(problem);
  }
}

type EncodedFile = { width: number; format: MediaFormat; data: Buffer };
/** An image in all its sizes and formats; `width` and `height` in pixels, upright, of the largest size. */
export type Encoded = {
  mime: UploadType;
  width: number;
  height: number;
  /** The dark tint behind text over the image. */
  scrim: string;
  files: EncodedFile[];
};

/** More pixels than most phones take. Decoding takes at most 370 MB (progressive or interlaced). */
const MAX_PIXELS = 64_000_000;
/** Its decoder takes 18 bytes per pixel: 64 million pixels would need more than a gigabyte. */
const MAX_AVIF_PIXELS = 16_000_000;
const SECONDS = 60;

const WEBP = { quality: 80, effort: 4, smartSubsample: true };
const AVIF = { quality: 56, effort: 3 };

const text = (data: Buffer, from: number, to: number) => data.toString('latin1', from, to);

/** The leading bytes of each type. Anything else (SVG, PDF, HTML …) never reaches the decoder. */
const BEGINNINGS: Record<UploadType, (data: Buffer) => boolean> = {
  'image/jpeg': (data) => data.readUIntBE(0, 3) === 0xffd8ff,
  'image/png': (data) => text(data, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (data) => text(data, 0, 4) === 'RIFF' && text(data, 8, 12) === 'WEBP',
  'image/avif': (data) => text(data, 4, 8) === 'ftyp' && /avi[fs]/.test(text(data, 8, 48)),
};

const DECODERS: Record<UploadType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

function kindOf(data: Buffer): UploadType | null {
  if (data.length < 48) return null;
  const kinds = Object.entries(BEGINNINGS) as [UploadType, (data: Buffer) => boolean][];
  return kinds.find(([, begins]) => begins(data))?.[0] ?? null;
}

/** The type of a file by its content, whatever its name. Throws ImageRejected. */
async function examine(data: Buffer): Promise<UploadType> {
  // An image whose transfer or saving was interrupted; its name and type are right.
  if (data.length === 0) throw new ImageRejected('broken');
  const mime = kindOf(data);
  if (!mime) throw new ImageRejected('notPicture');
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata?.format !== DECODERS[mime]) throw new ImageRejected('broken');
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_PIXELS) throw new ImageRejected('tooManyPixels');
  if (mime === 'image/avif' && pixels > MAX_AVIF_PIXELS) {
    throw new ImageRejected('tooManyPixelsAvif');
  }
  return mime;
}

/** Decodes the image to upright sRGB pixels, no larger than the largest size. */
async function decode(data: Buffer) {
  try {
    return await sharp(data, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .timeout({ seconds: SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new ImageRejected('broken');
  }
}

async function encodeNow(data: Buffer): Promise<Encoded> {
  const mime = await examine(data);
  const { data: pixels, info } = await decode(data);
  const { width, height, channels } = info;
  const files: EncodedFile[] = [];
  for (const size of mediaWidths(width)) {
    const sized = sharp(pixels, { raw: { width, height, channels } }).resize({ width: size });
    const [avif, webp] = await Promise.all([
      sized.clone().avif(AVIF).timeout({ seconds: SECONDS }).toBuffer(),
      sized.clone().webp(WEBP).timeout({ seconds: SECONDS }).toBuffer(),
    ]);
    files.push(
      { width: size, format: 'avif', data: avif },
      { width: size, format: 'webp', data: webp },
    );
  }
  return { mime, width, height, scrim: await darkTone(pixels, info), files };
}

const inTurn = createTurns(1);

/**
 * Returns all sizes and formats of an uploaded image, encoded from its pixels alone, so that no
 * metadata and no appended data survive. Encodes one image at a time, because each keeps two cores
 * busy and visitors come first. Throws ImageRejected for a file that is not a usable image.
 */
export const encodeImage = (data: Buffer): Promise<Encoded> => inTurn(() => encodeNow(data));
