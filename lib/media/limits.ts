/** Largest file that may be uploaded, in bytes: 15 MB. */
export const UPLOAD_LIMIT = 15 * 1024 * 1024;

/** The types of image that may be uploaded. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Characters of an image's texts; the table media_files has the same limits. */
export const MEDIA_LIMITS = { fileName: 200, alt: 300 };

/** Images on one page of the library. */
export const MEDIA_PER_PAGE = 24;
