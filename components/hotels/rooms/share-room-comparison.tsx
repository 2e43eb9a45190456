import { useMessages } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { ShareButton } from '@/components/ui/share-button';
import type { Hotel } from '@/lib/hotels/model';

/** Sends the URL of the comparison, which is the same for everybody. */
export function ShareRoomComparison({ hotel }: { hotel: Hotel }) {
  const { ui, hotels, site } = useMessages();
  return (
    <ShareButton
      title={hotel.name}
      messages={{
        ...ui.share,
        button: hotels.rooms.compare.share,
        newTab: site.common.newTab,
      }}
      className={buttonVariants({
        variant: 'outline',
        size: 'touch',
        className: 'noscript:hidden',
      })}
    />
  );
}
