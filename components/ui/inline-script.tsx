/**
 * A short script that has to run while the browser parses the page, before any script file has
 * loaded. It runs on full loads only, because React does not run scripts it renders itself. Client
 * components therefore pass no `code` in the browser (`typeof window`), and the page carries it
 * once. Indentation is stripped, so no string in it may span lines.
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
