import type { ComponentProps } from 'react';

/** The id of the booking band: every 'Reserve agora' of the page leads to it. */
export const BOOKING_SECTION_ID = 'reserva';

type ReserveLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path of the page with the band, if it is another one. */
  page?: string;
};

/** A 'Reserve agora' link that works without script: the band itself sets the scroll offset. */
export function ReserveLink({ page = '', ...props }: ReserveLinkProps) {
  return <a {...props} href={`${page}#${BOOKING_SECTION_ID}`} />;
}
