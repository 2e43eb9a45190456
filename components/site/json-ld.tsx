import { type Node, serializeJsonLd } from '@/lib/seo/json-ld';

/** The JSON-LD of a page, for search engines. */
export function JsonLd({ nodes }: { nodes: readonly Node[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup; the one text that React must not escape for HTML, escaped for a script element instead
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(nodes) }}
    />
  );
}
