/** Names of the home page's questions, in order. Links from elsewhere use them: don't rename. */
export const FAQ_IDS = ['empresa', 'reserva', 'reserva-direta', 'garantia', 'seguranca'] as const;

const FAQ_ANCHOR = 'faq-';

/** The element id of the question at an index; undefined if the list is longer than FAQ_IDS. */
export function faqAnchor(index: number): string | undefined {
  const id = FAQ_IDS[index];
  return id && `${FAQ_ANCHOR}${id}`;
}

/** Whether a hash ('#faq-reserva') names a single question, which is to be opened. */
export const isFaqHash = (hash: string) => hash.startsWith(`#${FAQ_ANCHOR}`);
