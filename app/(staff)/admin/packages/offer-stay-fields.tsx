import { useTranslations } from 'next-intl';
import type { SaveState } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import { CheckGroup } from './check-group';
import { OfferRoomField } from './offer-room-field';
import type { OfferValues } from './offer-values';

type OfferStayFieldsProps = {
  form: Pick<SaveState<OfferValues>, 'values' | 'set' | 'errors'>;
  labels: Record<'min_nights' | 'max_nights' | 'arrival_days' | 'room_name', string>;
};

const WEEK = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** The length of a stay, its days of arrival, and its room. */
export function OfferStayFields({ form, labels }: OfferStayFieldsProps) {
  const { values, set, errors } = form;
  const t = useTranslations('offers.admin.form');
  const days = useTranslations('offers.weekdays');
  const nights = (field: 'min_nights' | 'max_nights', hint?: string) => (
    <TextField
      label={labels[field]}
      hint={hint}
      error={errors[field]}
      inputMode="numeric"
      inputClassName="numeric"
      value={values[field] ?? ''}
      onChange={(event) => set(field, event.target.value || null)}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 gap-5 roomy:grid-cols-2">
        {nights('min_nights')}
        {nights('max_nights', t('nightsHint'))}
      </div>
      <CheckGroup
        label={labels.arrival_days}
        hint={t('arrivalHint')}
        choices={WEEK.map((day) => ({ value: Number(day), name: days(day) }))}
        chosen={values.arrival_days}
        onChange={(chosen) => set('arrival_days', chosen)}
      />
      <OfferRoomField
        hotelId={values.hotel_id}
        label={labels.room_name}
        value={values.room_name}
        error={errors.room_name}
        onChange={(room) => set('room_name', room)}
      />
    </>
  );
}
