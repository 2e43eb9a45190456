'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLimitHint } from '@/components/admin/limit-hint';
import { RecordDialog } from '@/components/admin/record-dialog';
import { SwitchField } from '@/components/admin/switch-field';
import { TextAreaField } from '@/components/admin/text-area-field';
import { useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import { REGION_LIMITS } from '@/lib/regions/limits';
import type { AdminRegion } from '@/lib/regions/staff-queries';
import type { RegionActions, RegionValues } from './region-values';

type RegionDialogProps = {
  /** Null for a new region. */
  region: AdminRegion | null;
  save: RegionActions['save'];
  onClose: () => void;
};

/** Name, description and whether visitors see the region. */
export function RegionDialog({ region, save, onClose }: RegionDialogProps) {
  const t = useTranslations('regions.admin');
  const [id] = useState(() => region?.id ?? crypto.randomUUID());
  const form = useSave<RegionValues>({
    id,
    draft: { noun: 'region' },
    loaded: region && {
      version: region.updated_at,
      base: {
        name: region.name,
        description: region.description,
        is_active: region.is_active,
      },
    },
    initial: {
      name: region?.name ?? '',
      description: region?.description ?? null,
      is_active: region?.is_active ?? true,
    },
    save,
    messages: { created: t('created'), updated: t('updated'), failed: t('errors.save') },
    onDone: onClose,
  });
  const { values, set, errors } = form;
  const limitHint = useLimitHint();
  return (
    <RecordDialog
      title={t(form.isNew ? 'create' : 'edit')}
      mayRenew
      form={form}
      labels={{ name: t('name'), description: t('description'), is_active: t('isActive') }}
      className="max-w-150"
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        error={errors.name}
        hint={limitHint(values.name, REGION_LIMITS.name)}
        value={values.name}
        required
        onChange={(event) => set('name', event.target.value)}
      />
      <TextAreaField
        label={t('description')}
        error={errors.description}
        max={REGION_LIMITS.description}
        rows={4}
        value={values.description ?? ''}
        onChange={(text) => set('description', text)}
      />
      <SwitchField
        checked={values.is_active}
        label={t('isActive')}
        onChange={(isActive) => set('is_active', isActive)}
      />
    </RecordDialog>
  );
}
