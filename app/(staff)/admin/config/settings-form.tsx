'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { ColorField } from '@/components/admin/color-field';
import { ConflictDialog } from '@/components/admin/conflict-dialog';
import { DraftNote } from '@/components/admin/drafts/draft-note';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { useLimitHint } from '@/components/admin/limit-hint';
import { useImageNames } from '@/components/admin/media/media-context';
import type { Save } from '@/components/admin/record-actions';
import { SignedOutNote } from '@/components/admin/signed-out-note';
import { useFocusOnError } from '@/components/admin/use-focus-on-error';
import { useHydrated } from '@/components/admin/use-hydrated';
import { useSave } from '@/components/admin/use-save';
import { useSaveShortcut } from '@/components/admin/use-save-shortcut';
import { useUnsavedChangesGuard } from '@/components/admin/use-unsaved-changes-guard';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { completedWhatsappNumber, shownWhatsappNumber } from '@/lib/booking/whatsapp';
import type { SettingsFields } from '@/lib/settings/form';
import { PHONE_LENGTH } from '@/lib/settings/limits';
import { ColorPreview } from './color-preview';
import { LogoField } from './logo-field';
import { VideoField } from './video-field';

type SettingsFormProps = {
  config: SettingsFields;
  /** Null while no settings are stored. */
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
  const limitHint = useLimitHint();
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
  const { values, set, errors } = state;
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
        <FieldsetCard look="section" title={t('videos.heading')} hint={t('videos.lead')}>
          <div className="grid gap-6 roomy:grid-cols-2">
            <VideoField
              label={t('videos.horizontal')}
              value={values.hero_video_horizontal}
              other={values.hero_video_vertical}
              shape="wide"
              error={errors.hero_video_horizontal}
              onChange={(value) => set('hero_video_horizontal', value)}
            />
            <VideoField
              label={t('videos.vertical')}
              value={values.hero_video_vertical}
              other={values.hero_video_horizontal}
              shape="tall"
              error={errors.hero_video_vertical}
              onChange={(value) => set('hero_video_vertical', value)}
            />
          </div>
        </FieldsetCard>
        <FieldsetCard look="section" title={t('color.heading')} hint={t('color.lead')}>
          <div className="grid gap-5 roomy:grid-cols-2">
            <ColorField
              label={t('color.label')}
              pickLabel={t('color.pick')}
              hint={t('color.hint')}
              value={values.primary_color}
              error={errors.primary_color}
              onChange={(value) => set('primary_color', value)}
            />
            <ColorPreview value={values.primary_color} />
          </div>
        </FieldsetCard>
        <FieldsetCard look="section" title={t('logos.heading')} hint={t('logos.lead')}>
          <div className="grid gap-6 roomy:grid-cols-2">
            <LogoField
              label={t('logos.light')}
              value={values.light_logo_url}
              ground="dark"
              error={errors.light_logo_url}
              onChange={(value) => set('light_logo_url', value)}
            />
            <LogoField
              label={t('logos.dark')}
              value={values.dark_logo_url}
              ground="light"
              error={errors.dark_logo_url}
              onChange={(value) => set('dark_logo_url', value)}
            />
          </div>
        </FieldsetCard>
        <FieldsetCard look="section" title={t('contact.heading')} hint={t('contact.lead')}>
          <div className="grid gap-6 roomy:grid-cols-2">
            <TextField
              label={t('contact.phone')}
              hint={limitHint(values.phone, PHONE_LENGTH, t('contact.phoneHint'))}
              type="tel"
              error={errors.phone}
              value={values.phone ?? ''}
              onChange={(event) => set('phone', event.target.value || null)}
            />
            <TextField
              label={t('contact.whatsapp')}
              hint={limitHint(values.whatsapp, PHONE_LENGTH, t('contact.whatsappHint'))}
              type="tel"
              error={errors.whatsapp}
              value={shownWhatsappNumber(values.whatsapp ?? '')}
              onChange={(event) => set('whatsapp', event.target.value || null)}
              onBlur={({ target }) => {
                const completed = completedWhatsappNumber(target.value);
                if (completed !== target.value) set('whatsapp', completed);
              }}
            />
          </div>
        </FieldsetCard>
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
          mine={values}
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
