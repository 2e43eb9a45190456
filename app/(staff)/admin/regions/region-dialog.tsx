'use client';

import { useState } from 'react';
import { ConflictDialog } from '@/components/admin/conflict-dialog';
import { useLimitHint } from '@/components/admin/limit-hint';
import { RecordDialog } from '@/components/admin/record-dialog';
import { SwitchField } from '@/components/admin/switch-field';
import { type Saved, type SaveInput, useSave } from '@/components/admin/use-save';
import { Field, inputClasses, TextField } from '@/components/ui/field';
import type { Result } from '@/lib/actions/result';
import { REGION_LIMITS } from '@/lib/regions/limits';
import type { AdminRegion } from '@/lib/regions/staff-queries';
import type { FormsTexts, RegionTexts, RegionValues } from './regions-manager';

type RegionDialogProps = {
  /** Null for a new one. */
  region: AdminRegion | null;
  texts: RegionTexts;
  forms: FormsTexts;
  save: (input: SaveInput<RegionValues>) => Promise<Result<Saved>>;
  onClose: () => void;
};

/** Name, description and whether visitors see the region. */
export function RegionDialog({ region, texts, forms, save, onClose }: RegionDialogProps) {
  const [id] = useState(() => region?.id ?? crypto.randomUUID());
  const form = useSave<RegionValues>({
    id,
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
    texts: { created: texts.created, updated: texts.updated, failed: texts.errors.save },
    onSaved: onClose,
  });
  const { values, set, errors } = form;
  const limitHint = useLimitHint();
  return (
    <RecordDialog
      title={region ? texts.edit : texts.create}
      isNew={!region}
      busy={form.busy}
      changed={form.changed}
      errors={errors}
      texts={forms}
      className="max-w-[600px]"
      covered={form.conflict !== null}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        error={errors.name}
        hint={limitHint(values.name, REGION_LIMITS.name)}
        value={values.name}
        required
        onChange={(event) => set('name', event.target.value)}
      />
      <Field
        label={texts.description}
        error={errors.description}
        hint={limitHint(values.description, REGION_LIMITS.description, undefined, true)}
      >
        {(described) => (
          <textarea
            {...described}
            className={inputClasses}
            rows={4}
            value={values.description ?? ''}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
      <SwitchField
        checked={values.is_active}
        label={texts.isActive}
        onChange={(isActive) => set('is_active', isActive)}
      />
      <ConflictDialog
        conflict={form.conflict}
        mine={values}
        labels={{ name: texts.name, description: texts.description, is_active: texts.isActive }}
        texts={forms.conflict}
        closeLabel={forms.close}
        busy={form.busy}
        onResolve={form.resolve}
        onClose={form.closeConflict}
      />
    </RecordDialog>
  );
}
