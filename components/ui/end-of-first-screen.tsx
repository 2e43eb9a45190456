/**
 * Marks the end of what a page shows first. The page cache writes the rules of this part into the
 * page and has the browser wait for the element that it puts here (lib/cache/first-screen-styles.cjs);
 * the HTML inside is set as text, so that React leaves alone what it finds.
 */
export function EndOfFirstScreen() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not hydrate the element that the page cache puts inside
  return <div hidden data-first-screen-end="" dangerouslySetInnerHTML={{ __html: '' }} />;
}
