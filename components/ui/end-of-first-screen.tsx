/**
 * Marks the end of a page's first screen. The page cache inlines the rules of that part and makes
 * the browser wait for the element that it inserts here (lib/cache/first-screen-styles.cjs). The
 * HTML inside is set as text so that React leaves it alone. Set `onPhones` if the screen of a phone
 * ends here: the images after it then wait for the style sheets as well.
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
