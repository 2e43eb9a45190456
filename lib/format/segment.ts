/**
 * Any ASCII text as one segment of a path: base64 for addresses. A rewritten path is decoded on its
 * way, percent signs would not survive.
 */
export const toSegment = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The text of a segment, null where it is none. */
export function fromSegment(segment: string): string | null {
  try {
    return atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
