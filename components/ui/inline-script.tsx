/**
 * A script of a few lines that has to run while the browser reads the page, before any file of
 * scripts is there. It runs on loads only: React runs no script of a page that it renders itself. So a
 * client component has no `code` in the browser (`typeof window`), and the page carries it once. Its
 * indentation is left out; no string in it may span lines.
 */
export function InlineScript({ code: written }: { code: string }) {
  const code = written.replace(/\n +/g, '\n');
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only string constants of this project, no stored or typed text
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
