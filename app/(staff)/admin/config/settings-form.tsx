'use client';

import { type FormEvent, useRef, useState } from 'react';
import { ColorField } from '@/components/admin/color-field';
import { ConflictDialog } from '@/components/admin/conflict-dialog';
import { useFocusOnError } from '@/components/admin/use-focus-on-error';
import { useHydrated } from '@/components/admin/use-hydrated';
import { type Saved, type SaveInput, useSave } from '@/components/admin/use-save';
import { useSaveShortcut } from '@/components/admin/use-save-shortcut';
import { useUnsavedChangesGuard } from '@/components/admin/use-unsaved-changes-guard';
import { Button } from '@/components/ui/button';
import type { Result } from '@/lib/actions/result';
import type { SettingsFields } from '@/lib/settings/form';
import type messages from '@/messages/pt-BR.json';
import { LogoField } from './logo-field';
import { SettingsCard } from './settings-card';
import { VideoField } from './video-field';

type ConfigFormProps = {
  config: SettingsFields;
  /** Null while the chain has no settings of its own. */
  version: string | null;
  texts: (typeof messages)['adminConfig'];
  forms: (typeof messages)['adminForms'];
  save: (input: SaveInput<SettingsFields>) => Promise<Result<Saved>>;
};

/** Videos, color and logos of the chain, saved together. */
export function SettingsForm({ config, version, texts, forms, save }: ConfigFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const listening = useHydrated();
  const [refused, setRefused] = useState(false);
  const state = useSave<SettingsFields>({
    id: 'general',
    loaded: version === null ? null : { version, base: config },
    initial: config,
    save: async (input) => {
      const result = await save(input);
      setRefused(!result.ok && result.code === 'forbidden');
      return result;
    },
    texts: { created: texts.saved, updated: texts.saved, failed: texts.errors.save },
    onSaved: () => {},
  });
  const { values, set, errors } = state;
  useSaveShortcut(state.submit);
  useFocusOnError(form, errors);
  useUnsavedChangesGuard(state.changed, forms.leave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refused) state.submit();
  };
  const { videos, color, logos } = texts;
  return (
    <form ref={form} inert={!listening} onSubmit={submit} noValidate className="grid gap-5">
      <SettingsCard heading={videos.heading} lead={videos.lead}>
        <div className="grid gap-6 md:grid-cols-2">
          <VideoField
            label={videos.horizontal}
            value={values.hero_video_horizontal}
            other={values.hero_video_vertical}
            shape="wide"
            error={errors.hero_video_horizontal}
            texts={videos}
            onChange={(value) => set('hero_video_horizontal', value)}
          />
          <VideoField
            label={videos.vertical}
            value={values.hero_video_vertical}
            other={values.hero_video_horizontal}
            shape="tall"
            error={errors.hero_video_vertical}
            texts={videos}
            onChange={(value) => set('hero_video_vertical', value)}
          />
        </div>
      </SettingsCard>
      <SettingsCard heading={color.heading} lead={color.lead}>
        <ColorField
          value={values.primary_color}
          error={errors.primary_color}
          texts={color}
          onChange={(value) => set('primary_color', value)}
        />
      </SettingsCard>
      <SettingsCard heading={logos.heading} lead={logos.lead}>
        <div className="grid gap-6 md:grid-cols-2">
          <LogoField
            label={logos.light}
            value={values.light_logo_url}
            ground="dark"
            error={errors.light_logo_url}
            texts={logos}
            onChange={(value) => set('light_logo_url', value)}
          />
          <LogoField
            label={logos.dark}
            value={values.dark_logo_url}
            ground="light"
            error={errors.dark_logo_url}
            texts={logos}
            onChange={(value) => set('dark_logo_url', value)}
          />
        </div>
      </SettingsCard>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
        <p role="status" className="text-[15px] text-ink-2">
          {refused ? texts.errors.onlyAdmins : state.changed ? texts.unsaved : null}
        </p>
        <Button
          type="submit"
          disabled={refused}
          aria-disabled={state.busy}
          className="max-sm:w-full"
        >
          {state.busy ? forms.saving : texts.submit}
        </Button>
      </div>
      <ConflictDialog
        conflict={state.conflict}
        mine={values}
        labels={{
          hero_video_horizontal: videos.horizontal,
          hero_video_vertical: videos.vertical,
          primary_color: color.label,
          light_logo_url: logos.light,
          dark_logo_url: logos.dark,
        }}
        texts={forms.conflict}
        closeLabel={forms.close}
        busy={state.busy}
        onResolve={state.resolve}
        onClose={state.closeConflict}
      />
    </form>
  );
}
