/**
 * Stands behind what a page shows first. The page cache writes the rules that this part needs into
 * the page and puts its style sheets here (lib/cache/first-screen-styles.cjs); the HTML inside is
 * set as text, so that React leaves alone what it finds.
 */
export function EndOfFirstScreen() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not hydrate the style sheets that the page cache puts inside
  return <div hidden data-first-screen-end="" dangerouslySetInnerHTML={{ __html: '' }} />;
}
