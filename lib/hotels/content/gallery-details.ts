import { imageText, objects, text } from './stored-values';

/** What an image of the gallery is about, in the order of the gallery. The words are stored. */
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

/** What staff say of an image of the gallery, which is named by its URL. */
export type GalleryDetail = {
  image_url: string;
  caption: string | null;
  subject: GallerySubject | null;
};

/** One detail an image, the first; none without a caption or a subject. */
export function distinctDetails(details: readonly GalleryDetail[]): GalleryDetail[] {
  const said = details.filter(({ caption, subject }) => caption !== null || subject !== null);
  return [
    ...new Map(said.toReversed().map((detail) => [detail.image_url, detail])).values(),
  ].toReversed();
}

/** `features.gallery_details`. A malformed item is dropped alone. */
export function readGalleryDetails(value: unknown): GalleryDetail[] {
  const details = objects(value).flatMap(({ image_url, caption, subject }): GalleryDetail[] => {
    const url = imageText(image_url);
    const known = GALLERY_SUBJECTS.find((name) => name === subject) ?? null;
    return url ? [{ image_url: url, caption: text(caption), subject: known }] : [];
  });
  return distinctDetails(details);
}
