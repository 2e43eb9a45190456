/**
 * Makes a dynamically loaded script fail if it can't be parsed, because a captive portal has answered
 * with an HTML page: the bundler's loader would wait forever for the modules that the script registers.
 * After an `error` event it retries once and then gives up. Returns the function that stops this.
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
