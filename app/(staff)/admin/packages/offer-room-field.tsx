import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Result } from '@/lib/actions/result';
import { roomOfOffer } from '@/lib/offers/offer-price';

/** The rooms of the hotel by name: null until they are known, 'unknown' where they can't be read. */
function useRooms(hotelId: string): { name: string }[] | 'unknown' | null {
  const [found, setFound] = useState<{ hotelId: string; names: string[] | null } | null>(null);
  useEffect(() => {
    if (!hotelId) return;
    const request = new AbortController();
    const read = async () => {
      const response = await fetch(`/admin/packages/rooms?hotel=${hotelId}`, {
        signal: request.signal,
        redirect: 'manual',
      });
      const result: Result<string[]> = await response.json();
      setFound({ hotelId, names: result.ok ? result.data : null });
    };
    read().catch(() => {
      if (!request.signal.aborted) setFound({ hotelId, names: null });
    });
    return () => request.abort();
  }, [hotelId]);
  if (found?.hotelId !== hotelId) return null;
  return found.names?.map((name) => ({ name })) ?? 'unknown';
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
  const found = useRooms(hotelId);
  const rooms = Array.isArray(found) ? found : [];
  const room = roomOfOffer({ roomName: value }, rooms);
  const isForeign = Array.isArray(found) && value !== null && room === null;
  const hint = found === 'unknown' ? 'roomsUnknown' : isForeign ? 'roomForeign' : 'roomHint';
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
