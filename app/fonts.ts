import localFont from 'next/font/local';

/**
 * The typefaces of the site. Text is there before they are: until then it stands in faces of the
 * visitor's system that fonts.css brings to the same widths, so that nothing moves when they arrive.
 * Besley is one weight: headings and prices use 400 to 520, and the file of all weights is twice as heavy.
 */
const besley = localFont({
  src: '../node_modules/@fontsource/besley/files/besley-latin-500-normal.woff2',
  variable: '--font-besley',
  weight: '400 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Besley on Times', 'Besley on Noto'],
});
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Figtree on Arial', 'Figtree on Roboto'],
});

/** Defines the two families as variables, for the element that holds the whole page. */
export const fontVariables = `${besley.variable} ${figtree.variable}`;
