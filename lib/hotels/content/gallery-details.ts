import { imageText, objects, text } from './stored-values';

/** Subjects of gallery images, in the order of the gallery. These words are stored. */
export const GALLERY_SUBJECTS = [
  'praia',
  'piscina',
  'quartos',
  'mesa',
  'casa',
  'eventos',
  'arredores',
] as const;
export type GallerySubject = (typeof GALLERY_SUBJECTS)[number];

/** What staff say about a gallery image, which is identified by its URL. */
export type GalleryDetail = {
  image_url: string;
  caption: string | null;
  subject: GallerySubject | null;
};

/** The first detail of each image; none without a caption or a subject. */
export function distinctDetails(details: readonly GalleryDetail[]): GalleryDetail[] {
  const said = details.filter(({ caption, subject }) => caption !== null || subject !== null);
  return [
    ...new Map(said.toReversed().map((detail) => [detail.image_url, detail])).values(),
  ].toReversed();
}

/** Reads `features.gallery_details`. Only malformed items are dropped. */
export function readGalleryDetails(value: unknown): GalleryDetail[] {
  const details = objects(value).flatMap(({ image_url, caption, subject }): GalleryDetail[] => {
    const url = imageText(image_url);
    const known = GALLERY_SUBJECTS.find((name) => name === subject) ?? null;
    return url ? [{ image_url: url, caption: text(caption), subject: known }] : [];
  });
  return distinctDetails(details);
}
