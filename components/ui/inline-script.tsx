/**
 * A script of a few lines that has to run while the browser reads the page, before any file of
 * scripts is there. It runs on loads only: React runs no script of a page that it renders itself. Its indentation
 * is left out, because every page carries it twice; no string in it may span lines.
 */
export function InlineScript({ code: written }: { code: string }) {
  const code = written.replace(/\n +/g, '\n');
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only string constants of this project, no stored or typed text
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
