import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useLimitHint } from '@/components/admin/limit-hint';
import { TextField } from '@/components/ui/field';
import { useAnswer } from '@/components/ui/use-answer';
import type { Result } from '@/lib/actions/result';
import { normalizeForSearch } from '@/lib/format/normalize';
import { OFFER_LIMITS } from '@/lib/offers/limits';

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
 * The room of an offer. Those of its hotel are suggested; of any other name, which stays as it is, the
 * hint says that the site will not find the room.
 */
export function OfferRoomField({ hotelId, label, value, error, onChange }: OfferRoomFieldProps) {
  const t = useTranslations('offers.admin.form');
  const limitHint = useLimitHint();
  const listId = useId();
  const [isUsed, setUsed] = useState(false);
  // The names only help: without them a room is typed as before.
  const isAsked = hotelId !== '' && (isUsed || value !== null);
  const names = useAnswer(isAsked ? hotelId : null, fetchRoomNames)[0] ?? null;
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
