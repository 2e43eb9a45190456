import type { ComponentProps } from 'react';

/** The id of the booking band: every 'Reserve agora' of the page leads to it. */
export const BOOKING_SECTION_ID = 'reserva';

/** A 'Reserve agora' that works before any script does: the band itself knows the scroll offset. */
export function ReserveLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  return <a {...props} href={`#${BOOKING_SECTION_ID}`} />;
}
