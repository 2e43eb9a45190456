import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { LoadProblem } from '@/components/admin/load-problem';
import { SelectField } from '@/components/admin/select-field';
import { useStaffAnswer } from '@/components/admin/use-staff-answer';
import { roomOfOffer } from '@/lib/offers/offer-price';

type OfferRoomFieldProps = {
  hotelId: string;
  label: string;
  value: string | null;
  error?: string;
  onChange: (value: string | null) => void;
};

/**
 * The room of an offer, chosen from its hotel's rooms. A stored name that is not among them stays
 * an option, and the hint says that the site will not find the room. If the names can't be read,
 * they can be requested again.
 */
export function OfferRoomField({ hotelId, label, value, error, onChange }: OfferRoomFieldProps) {
  const t = useTranslations('offers.admin.form');
  const tShell = useTranslations('admin.shell');
  const select = useRef<HTMLSelectElement>(null);
  const path = hotelId && `/admin/packages/rooms?hotel=${hotelId}`;
  const { data: names, problem, isLoading, askAgain } = useStaffAnswer<string[]>(path || null);
  const rooms = names?.map((name) => ({ name })) ?? [];
  const room = roomOfOffer({ roomName: value }, rooms);
  const isForeign = Boolean(names) && value !== null && room === null;
  const retry = () => {
    // The button disappears while the names are loading.
    select.current?.focus();
    askAgain();
  };
  const hint = problem ? (
    <LoadProblem text={t('roomsUnknown')} problem={problem} onRetry={retry} />
  ) : (
    t(isForeign ? 'roomForeign' : 'roomHint')
  );
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      className="min-w-0"
      ref={select}
      aria-busy={isLoading}
      value={room?.name ?? value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{t('roomNone')}</option>
      {rooms.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
      {isLoading ? <optgroup label={tShell('loading')} /> : null}
      {value !== null && room === null ? <option value={value}>{value}</option> : null}
    </SelectField>
  );
}
