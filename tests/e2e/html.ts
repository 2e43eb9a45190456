import { DomUtils, parseDocument } from 'htmlparser2';

/** Reads a page's HTML without a browser, for what depends on neither scripts nor style sheets. */
export function readHtml(html: string) {
  const root = parseDocument(html);
  const all = (name: string, within = root.children) =>
    DomUtils.getElementsByTagName(name, within, true);
  return {
    /** The text of every element with this name. */
    texts: (name: string) => all(name).map((element) => DomUtils.textContent(element)),
    /** The texts of the elements with the role `status`, by paragraph. */
    said: () =>
      DomUtils.getElements({ role: 'status' }, root.children, true)
        .flatMap((status) => (all('p', [status]).length > 0 ? all('p', [status]) : [status]))
        .map((element) => DomUtils.textContent(element).trim())
        .filter(Boolean),
    /** The target of every link, in the whole page or in elements with one name. */
    links: (within?: string) =>
      all('a', within ? all(within) : undefined).map(({ attribs }) => attribs.href ?? ''),
    /** The content of a `<meta>` by its name or property; '' if there is none. */
    meta: (name: string) =>
      all('meta').find(({ attribs }) => [attribs.name, attribs.property].includes(name))?.attribs
        .content ?? '',
    canonical: () => all('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
  };
}
