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

/** What staff say of an image of the gallery, which is named by its address. */
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

type Readers = {
  text: (value: unknown) => string | null;
  /** An address that may be used for an image; null for all others. */
  image: (value: unknown) => string | null;
};

/** `features.gallery_details`. A malformed item is dropped alone. */
export function readGalleryDetails(
  items: readonly Record<string, unknown>[],
  { text, image }: Readers,
): GalleryDetail[] {
  const details = items.flatMap(({ image_url, caption, subject }): GalleryDetail[] => {
    const address = image(image_url);
    const known = GALLERY_SUBJECTS.find((name) => name === subject) ?? null;
    return address ? [{ image_url: address, caption: text(caption), subject: known }] : [];
  });
  return distinctDetails(details);
}
