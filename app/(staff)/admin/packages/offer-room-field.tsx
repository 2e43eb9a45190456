import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { useLimitHint } from '@/components/admin/limit-hint';
import { TextField } from '@/components/ui/field';
import type { Result } from '@/lib/actions/result';
import { normalizeForSearch } from '@/lib/format/normalize';
import { OFFER_LIMITS } from '@/lib/offers/limits';

/** The names of the hotel's rooms; null until they are asked for and known, or can't be read. */
function useRoomNames(hotelId: string, isAsked: boolean): string[] | null {
  const [found, setFound] = useState<{ hotelId: string; names: string[] } | null>(null);
  useEffect(() => {
    if (!hotelId || !isAsked) return;
    const request = new AbortController();
    const read = async () => {
      const response = await fetch(`/admin/packages/rooms?hotel=${hotelId}`, {
        signal: request.signal,
        redirect: 'manual',
      });
      const result: Result<string[]> = await response.json();
      if (result.ok) setFound({ hotelId, names: result.data });
    };
    // The names only help: without them a room is typed as before.
    read().catch(() => {});
    return () => request.abort();
  }, [hotelId, isAsked]);
  return found?.hotelId === hotelId ? found.names : null;
}

type OfferRoomFieldProps = {
  hotelId: string;
  label: string;
  value: string | null;
  error?: string;
  onChange: (value: string | null) => void;
};

/**
 * The room of an offer. Those of its hotel are suggested; of any other name, which stays as it is, the
 * hint says that the site will not find the room.
 */
export function OfferRoomField({ hotelId, label, value, error, onChange }: OfferRoomFieldProps) {
  const t = useTranslations('offers.admin.form');
  const limitHint = useLimitHint();
  const listId = useId();
  const [isUsed, setUsed] = useState(false);
  const names = useRoomNames(hotelId, isUsed || value !== null);
  const wanted = normalizeForSearch(value ?? '');
  const isForeign =
    names !== null && wanted !== '' && names.every((name) => normalizeForSearch(name) !== wanted);
  return (
    <>
      <TextField
        label={label}
        hint={limitHint(value, OFFER_LIMITS.room, t(isForeign ? 'roomForeign' : 'roomHint'))}
        error={error}
        list={listId}
        onFocus={() => setUsed(true)}
        autoComplete="off"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
      <datalist id={listId}>
        {names?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
