import { Fragment } from 'react';

/** A text with an e-mail address, which a narrow line breaks behind '@' and '.', not within a word. */
export function EmailText({ text }: { text: string }) {
  if (!text.includes('@')) return text;
  return Array.from(text.matchAll(/[^@.]+[@.]*|[@.]+/g), ({ 0: piece, index }) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
