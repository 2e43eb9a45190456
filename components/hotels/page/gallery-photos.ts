import { galleryImages } from '@/components/hotels/images';
import { GALLERY_SUBJECTS, type GallerySubject } from '@/lib/hotels/content/gallery-details';
import type { Hotel } from '@/lib/hotels/model';
import { altOf } from '@/lib/media/alternative-texts';
import { artworkOf } from '@/lib/media/artwork';
import type { ViewerPhoto } from './viewer-photo';

/** An image of the gallery; `subject` is a stored word. */
export type GalleryPhoto = ViewerPhoto & { subject?: GallerySubject };

/** 'Piscina de adultos. Aquecida a 30 graus' → its first sentence as a title, and the rest. */
function splitCaption(caption: string): { title: string; text?: string } {
  const end = /[.!?]\s+/.exec(caption);
  if (!end) return { title: caption.replace(/\.$/, '') };
  return {
    title: caption.slice(0, end.index),
    text: caption.slice(end.index + end[0].length),
  };
}

/**
 * The images of a hotel's gallery, by subject, with those without one last. `fallback` is the
 * alternative text of an image without a description.
 */
export function galleryPhotos(
  hotel: Hotel,
  fallback: (position: number) => string,
): GalleryPhoto[] {
  const photos = galleryImages(hotel).map((src, index): GalleryPhoto => {
    const detail = hotel.features.galleryDetails[src];
    const portrait = artworkOf(src)?.portraitUrl;
    return {
      src,
      alt: altOf(src, hotel.alts, detail?.caption ?? fallback(index + 1)),
      ...(portrait && { portrait }),
      ...(detail?.caption && { caption: splitCaption(detail.caption) }),
      ...(detail?.subject && { subject: detail.subject }),
    };
  });
  const place = ({ subject }: GalleryPhoto) =>
    subject ? GALLERY_SUBJECTS.indexOf(subject) : GALLERY_SUBJECTS.length;
  return photos.sort((a, b) => place(a) - place(b));
}

/** The subjects of the images in gallery order, each with its number of images. */
export function gallerySubjects(photos: readonly GalleryPhoto[]) {
  return GALLERY_SUBJECTS.flatMap((subject) => {
    const count = photos.filter((photo) => photo.subject === subject).length;
    return count > 0 ? [{ subject, count }] : [];
  });
}
