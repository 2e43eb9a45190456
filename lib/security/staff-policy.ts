import { FILE_SOURCES, FRAMES, policyText } from './content-policy';

type Setting = {
  /** Unpredictable, new for each response. */
  nonce: string;
  https: boolean;
  /** True for the preview of a public page. */
  preview: boolean;
  /** Development only: the bundler evaluates code and talks over a web socket. */
  development: boolean;
};

/**
 * The style sheet that the toasts (sonner) insert into the page: first an empty element, then its
 * text as in the package.
 */
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** Hash of OPEN_TARGET in components/sections/faq-list.tsx, which previews show. */
const FAQ_SCRIPT = "'sha256-LkF06QoQP62yp0gvpsGkVr3fgockUwMryZrd8D6mwYo='";

/**
 * The policy of staff pages: only scripts with this response's nonce, and what they load. The
 * framework reads the nonce from this header of the request.
 */
export function staffContentSecurityPolicy({
  nonce,
  https,
  preview,
  development,
}: Setting): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...(preview ? [FAQ_SCRIPT] : []),
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    // The dialogs' scroll lock writes a style element with the nonce (PagePolicy). Public pages,
    // which a preview shows, have the chain's color in a style element without one.
    'style-src':
      development || preview
        ? ["'self'", "'unsafe-inline'"]
        : ["'self'", `'nonce-${nonce}'`, ...TOAST_STYLES],
    // Colors and sizes on single elements, as the server renders them.
    'style-src-attr': ["'unsafe-inline'"],
    ...FILE_SOURCES,
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    // Settings show the video that will play; the preview of a public page shows its map as well.
    'frame-src': [FRAMES.vimeo, FRAMES.youtube, ...(preview ? [FRAMES.maps] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  });
}
