/** Digits on both sides of a hyphen, of a telephone number or a postal code: not of any length. */
const NUMBER = /(\d{1,6}-\d{1,6})/;

/** A text in which no line ends at the hyphen of its telephone number or postal code. */
export function Unbroken({ text }: { text: string }) {
  const [before, number, ...after] = text.split(NUMBER);
  if (!number) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after.join('')}
    </>
  );
}
