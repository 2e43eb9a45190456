/** What a visitor reads, without the addresses and keys that differ between two renderings. */
const words = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/http:\/\/localhost:\d+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Status and words of an address, as somebody without a script gets them. */
export const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, text: words(await response.text()) };
};
