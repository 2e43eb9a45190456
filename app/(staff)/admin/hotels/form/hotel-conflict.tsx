import { useMessages, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConflictDialog } from '@/components/admin/conflict-dialog';
import { useImageNames } from '@/components/admin/media/media-context';
import type { HotelValues } from '@/lib/hotels/form';
import { conflictFormat } from './conflict-values';
import { useHotelLabels } from './use-hotel-labels';

type HotelConflictProps = Pick<
  ComponentProps<typeof ConflictDialog<HotelValues>>,
  'conflict' | 'busy' | 'onResolve' | 'onClose'
> & {
  regions: { id: string; name: string }[];
  /** Whether the unsaved input of a removed hotel can become a new one. */
  mayCreate?: boolean;
};

/** The conflict dialog for a hotel. */
export function HotelConflict({ regions, mayCreate, ...dialog }: HotelConflictProps) {
  const t = useTranslations();
  const messages = useMessages();
  const imageName = useImageNames();
  const { getValues } = useFormContext<HotelValues>();
  const mine = getValues();
  const engine = mine.booking_engine;
  return (
    <ConflictDialog
      {...dialog}
      mine={mine}
      labels={useHotelLabels(engine)}
      format={conflictFormat(t, messages, regions, { engine, imageName })}
      goneText={mayCreate ? t('hotels.form.gone') : undefined}
    />
  );
}
