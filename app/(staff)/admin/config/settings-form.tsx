'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { ConflictDialog } from '@/components/admin/conflict-dialog';
import { DraftNote } from '@/components/admin/drafts/draft-note';
import { useImageNames } from '@/components/admin/media/media-context';
import type { Save } from '@/components/admin/record-actions';
import { SignedOutNote } from '@/components/admin/signed-out-note';
import { useFocusOnError } from '@/components/admin/use-focus-on-error';
import { useHydrated } from '@/components/admin/use-hydrated';
import { useSave } from '@/components/admin/use-save';
import { useSaveShortcut } from '@/components/admin/use-save-shortcut';
import { useUnsavedChangesGuard } from '@/components/admin/use-unsaved-changes-guard';
import { Button } from '@/components/ui/button';
import { shownWhatsappNumber } from '@/lib/booking/whatsapp';
import type { SettingsFields } from '@/lib/settings/form';
import { SettingsFieldsets } from './settings-fieldsets';

type SettingsFormProps = {
  config: SettingsFields;
  /** Null if no settings are stored yet. */
  version: string | null;
  save: Save<SettingsFields>;
};

/** Videos, color, logos and telephone numbers of the chain, saved together. */
export function SettingsForm({ config, version, save }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const t = useTranslations('settings');
  const tForms = useTranslations('admin.forms');
  const isHydrated = useHydrated();
  const imageName = useImageNames();
  const state = useSave<SettingsFields>({
    id: 'general',
    draft: { noun: 'settings' },
    loaded: version === null ? null : { version, base: config },
    initial: config,
    save,
    messages: {
      created: t('saved'),
      updated: t('saved'),
      failed: t('errors.save'),
      reasons: { forbidden: t('errors.onlyAdmins') },
    },
  });
  const refused = state.refused === 'forbidden';
  useSaveShortcut(state.submit);
  useFocusOnError(form, state.marked);
  useUnsavedChangesGuard(state.changed, tForms('leave'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refused) state.submit();
  };
  return (
    <>
      <DraftNote
        draft={state.found}
        className="not-empty:mb-5"
        onRestore={state.restore}
        onDiscard={state.discard}
      />
      <form
        ref={form}
        inert={!isHydrated}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 gap-5"
      >
        <SettingsFieldsets form={state} />
        {state.refused === 'signed-out' ? <SignedOutNote /> : null}
        <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <p role="status" className="text-small text-ink-2">
            {refused ? t('errors.onlyAdmins') : state.changed ? t('unsaved') : null}
          </p>
          <Button type="submit" disabled={refused} busy={state.busy} className="max-sm:w-full">
            {state.busy ? tForms('saving') : t('submit')}
          </Button>
        </div>
        <ConflictDialog
          conflict={state.conflict}
          mine={state.values}
          labels={{
            hero_video_horizontal: t('videos.horizontal'),
            hero_video_vertical: t('videos.vertical'),
            primary_color: t('color.label'),
            light_logo_url: t('logos.light'),
            dark_logo_url: t('logos.dark'),
            phone: t('contact.phone'),
            whatsapp: t('contact.whatsapp'),
          }}
          format={(field, value) => {
            if (field === 'whatsapp' && value) return shownWhatsappNumber(String(value));
            return field.endsWith('_logo_url') && value ? imageName(String(value)) : null;
          }}
          busy={state.busy}
          onResolve={state.resolve}
          onClose={state.closeConflict}
        />
      </form>
    </>
  );
}
