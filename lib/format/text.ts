/** The first `length` characters of a text, with an ellipsis where something was cut. */
export function preview(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}
