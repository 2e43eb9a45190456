/**
 * A telephone number with its area code, or a postal code: digits around a hyphen, limited in
 * length.
 */
const NUMBER = /((?:\(\d{2,3}\) )?)(\d{1,6}-\d{1,6})/;

/**
 * A text that never breaks inside a telephone number or postal code. A number longer than a line
 * may break after its area code.
 */
export function Unbroken({ text }: { text: string }) {
  const [before, area, number, ...after] = text.split(NUMBER);
  if (!number) return text;
  return (
    <>
      {before}
      <span className="inline-block [text-decoration:inherit]">
        {area}
        <span className="whitespace-nowrap">{number}</span>
      </span>
      {after.join('')}
    </>
  );
}
