import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import { withCampaign } from '@/lib/booking/campaign';
import { buildBookingLink, missingBookingData } from '@/lib/booking/link';
import type { Stay } from '@/lib/booking/stay';
import { BOOKING_ACTION, HOTEL_FIELD } from '@/lib/booking/stay-form';
import type { HotelFeatures } from '@/lib/hotels/content/features';
import type { BookingActionState, Fallback } from './booking-action';
import { useCampaign } from './use-campaign';

/** The hotel whose engine a stay is sent to. */
export type BookableHotel = {
  id: string;
  name: string;
  engine: HotelFeatures['engine'];
  /** The number to call to book a hotel without an engine. */
  phone: string | null;
  /** Whom to contact if that hotel can't be called: the chain, or its own chat. */
  fallback: Fallback;
};

type BookingFormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'> & {
  hotel: BookableHotel;
  /** False until the script knows the stay: until then the browser sends the form. */
  ready: boolean;
  /** Null if there is no bookable stay. */
  stay: Stay | null;
  /** Called on submit if there is none. */
  onRefuse: () => void;
  ref: Ref<HTMLFormElement>;
  /** Renders the fields and the `BookingAction`, given its state. */
  children: (action: BookingActionState) => ReactNode;
};

/**
 * The form of a stay. With script its button is a link to the booking engine; without, the server
 * redirects the form to the same URL (app/api/booking). If the hotel can't be booked, nothing
 * opens, the console says why, and the button is a phone number.
 */
export function BookingForm({
  hotel,
  ready,
  stay,
  onRefuse,
  children,
  ...props
}: BookingFormProps) {
  const campaign = useCampaign();
  const action = useRef<HTMLAnchorElement>(null);
  const link = stay ? buildBookingLink(hotel.engine, stay) : null;
  const href = link?.ok ? withCampaign(link.href, campaign) : null;

  const missing = missingBookingData(hotel.engine);
  const warn = () =>
    console.warn(`No booking link for "${hotel.name}": missing ${missing.join(' and ')}.`);
  const submit = (event: FormEvent) => {
    if (!ready) return;
    event.preventDefault();
    if (missing.length > 0) warn();
    else if (link?.ok) action.current?.click();
    else onRefuse();
  };
  return (
    <form {...props} action={BOOKING_ACTION} target="_blank" rel="noopener" onSubmit={submit}>
      <input type="hidden" name={HOTEL_FIELD} value={hotel.id} />
      {children({
        href,
        ref: action,
        unbookable:
          missing.length > 0
            ? { phone: hotel.phone, fallback: hotel.fallback, onCall: warn }
            : null,
      })}
    </form>
  );
}
