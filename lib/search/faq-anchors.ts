/** Names of the questions of the home page, in their order. Links from elsewhere keep them. */
export const FAQ_IDS = ['empresa', 'reserva', 'reserva-direta', 'garantia', 'seguranca'] as const;

const FAQ_ANCHOR = 'faq-';

/** The id of the question at a place of the list; undefined where the list has more of them. */
export function faqAnchor(index: number): string | undefined {
  const id = FAQ_IDS[index];
  return id && `${FAQ_ANCHOR}${id}`;
}

/** Whether a hash ('#faq-reserva') names a single question, which is to be opened. */
export const isFaqHash = (hash: string) => hash.startsWith(`#${FAQ_ANCHOR}`);
