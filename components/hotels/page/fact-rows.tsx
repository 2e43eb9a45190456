import { useTranslations } from 'next-intl';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { Icon, type IconName } from '@/components/ui/icon';
import type { AccessFact, AccessItem } from '@/lib/hotels/content/access';
import type { Amenity } from '@/lib/hotels/content/features';

const ACCESS_ICONS = {
  access_step_free: 'accessibility',
  access_adapted_rooms: 'bed-double',
  access_deaf_guests: 'ear',
  access_blind_guests: 'eye',
} as const satisfies Record<AccessFact, IconName>;

/** 'Tem também': amenities that staff did not describe. */
export function AmenityRow({ items }: { items: Amenity[] }) {
  const t = useTranslations('hotels.page.amenities');
  return (
    <div className="fact-row">
      <h3>{t('also')}</h3>
      <ul>
        {items.map(({ name, icon }) => (
          <li key={name}>
            <AmenityIcon name={icon} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'Acesso': in the words of staff if there are any; screen readers announce the fact as well. */
export function AccessRow({ access }: { access: AccessItem[] }) {
  const t = useTranslations('hotels.access');
  if (access.length === 0) return null;
  return (
    <div className="fact-row fact-row-access">
      <h3>{t('heading')}</h3>
      <ul>
        {access.map(({ fact, detail }) => (
          <li key={fact}>
            <Icon name={ACCESS_ICONS[fact]} />
            {detail ? (
              <span>
                <span className="sr-only">{t(fact)}: </span>
                {detail}
              </span>
            ) : (
              t(fact)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
