import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useAnswer } from '@/components/ui/use-answer';
import type { Result } from '@/lib/actions/result';
import { roomOfOffer } from '@/lib/offers/offer-price';

/** The names of the rooms of a hotel. */
async function fetchRoomNames(hotelId: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(`/admin/packages/rooms?hotel=${hotelId}`, {
    signal,
    redirect: 'manual',
  });
  const result: Result<string[]> = await response.json();
  if (!result.ok) throw new Error(result.code);
  return result.data;
}

type OfferRoomFieldProps = {
  hotelId: string;
  label: string;
  value: string | null;
  error?: string;
  onChange: (value: string | null) => void;
};

/**
 * The room of an offer, one of its hotel's. A stored name that is none of them stays a choice, and the
 * hint says that the site will not find the room.
 */
export function OfferRoomField({ hotelId, label, value, error, onChange }: OfferRoomFieldProps) {
  const t = useTranslations('offers.admin.form');
  const names = useAnswer(hotelId || null, fetchRoomNames)[0];
  const rooms = names?.map((name) => ({ name })) ?? [];
  const room = roomOfOffer({ roomName: value }, rooms);
  const isForeign = Boolean(names) && value !== null && room === null;
  const hint = names === null ? 'roomsUnknown' : isForeign ? 'roomForeign' : 'roomHint';
  return (
    <Field label={label} hint={t(hint)} error={error} className="min-w-0">
      {(described) => (
        <Select
          {...described}
          value={room?.name ?? value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{t('roomNone')}</option>
          {rooms.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          {value !== null && room === null ? <option value={value}>{value}</option> : null}
        </Select>
      )}
    </Field>
  );
}
