/**
 * Marks the end of what a page shows first. The page cache writes the rules of this part into the
 * page and has the browser wait for the element that it puts here (lib/cache/first-screen-styles.cjs);
 * the HTML inside is set as text, so that React leaves alone what it finds. A page may say `onPhones`
 * where it ends already on a phone: the images behind that wait for the style sheets as well.
 */
export function EndOfFirstScreen({ onPhones = false }: { onPhones?: boolean }) {
  return (
    <div
      hidden
      data-first-screen-end={onPhones ? 'phone' : ''}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not hydrate the element that the page cache puts inside
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
