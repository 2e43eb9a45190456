import { Icon } from '@/components/ui/icon';
import { amenityIconId } from '@/lib/hotels/content/amenity-icons';

/** The drawing of a stored icon name; unknown names get the settings icon. */
export function AmenityIcon({ name, ...props }: { name: string; className?: string }) {
  return <Icon {...props} name={amenityIconId(name)} />;
}
