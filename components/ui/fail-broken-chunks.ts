/**
 * Where a network answers for a script with a page of its own, the browser can't parse that, and the
 * loader of parts waits without end for what the script would register. It is told that the script has
 * failed, as it is of one that is not there: it asks once more, and gives up then. Returns what ends this.
 */
export function failBrokenChunks(): () => void {
  const tell = ({ error, filename }: ErrorEvent) => {
    if (!(error instanceof SyntaxError)) return;
    const script = [...document.scripts].find(({ src }) => src !== '' && src === filename);
    script?.dispatchEvent(new Event('error'));
  };
  addEventListener('error', tell);
  return () => removeEventListener('error', tell);
}
