import { type Ref, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { withCampaign } from '@/lib/booking/campaign';
import { buildBookingLink } from '@/lib/booking/link';
import type { Stay } from '@/lib/booking/stay';
import type { HotelFeatures } from '@/lib/hotels/features';
import { useCampaign } from './use-campaign';

type BookingActionProps = {
  hotelName: string;
  engine: HotelFeatures['engine'];
  /** Null while there is none that could be booked. */
  stay: Stay | null;
  /** Called when it is pressed without a stay; null until today is known, and a stay with it. */
  onRefuse: (() => void) | null;
  messages: { submit: string; newTab: string };
  className: string;
  ref?: Ref<HTMLAnchorElement & HTMLButtonElement>;
};

/**
 * The button that leaves for the hotel's booking engine in a new tab, with the stay filled in.
 * A hotel that can't be booked leads nowhere and says why on the console.
 */
export function BookingAction({ hotelName, engine, stay, messages, ...props }: BookingActionProps) {
  const { onRefuse, ...action } = props;
  const campaign = useCampaign();
  // The same for the button and for the link that takes its place: a press on the one that came
  // before the page listened is made again on the other (lib/cache/late-scripts.cjs).
  const id = useId();
  const link = stay ? buildBookingLink(engine, stay) : null;
  const content = (
    <>
      {messages.submit}
      <Icon name="external-link" />
    </>
  );
  if (link?.ok) {
    return (
      <a
        {...action}
        id={id}
        href={withCampaign(link.href, campaign)}
        target="_blank"
        rel="noopener"
      >
        {content}
        <span className="sr-only"> ({messages.newTab})</span>
      </a>
    );
  }
  const refuse = () => {
    if (link)
      console.warn(`No booking link for "${hotelName}": missing ${link.missing.join(' and ')}.`);
    else if (onRefuse) onRefuse();
    else setTimeout(() => document.getElementById(id)?.click());
  };
  return (
    <button {...action} id={id} type="button" onClick={refuse}>
      {content}
    </button>
  );
}
