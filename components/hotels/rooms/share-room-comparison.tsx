import { useMessages } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { ShareButton } from '@/components/ui/share-button';
import type { Hotel } from '@/lib/hotels/model';

/** Sends the URL of the comparison, which is the same for everybody. */
export function ShareRoomComparison({ hotel }: { hotel: Hotel }) {
  const {
    ui: { share },
    hotels: {
      rooms: { compare },
    },
    site: { common },
  } = useMessages();
  return (
    <ShareButton
      title={hotel.name}
      messages={{ ...share, button: compare.share, newTab: common.newTab }}
      className={buttonVariants({
        variant: 'outline',
        size: 'touch',
        className: 'noscript:hidden',
      })}
    />
  );
}
