import localFont from 'next/font/local';

/**
 * The fonts of the site. Text appears before they load, in system fonts that fonts.css scales to
 * the same widths, so that nothing moves when they arrive. Besley has a single weight: headings and
 * prices use 400 to 520, and the file with all weights is twice as large.
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

/** Defines both font families as variables, for the element that contains the whole page. */
export const fontVariables = `${besley.variable} ${figtree.variable}`;
