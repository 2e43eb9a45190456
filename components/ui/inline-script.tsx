/**
 * A script of a few lines that has to run while the browser reads the page, before any file of
 * scripts is there. It runs on loads only: React runs no script of a page that it renders itself.
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only string constants of this project, no stored or typed text
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
