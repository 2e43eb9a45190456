import { useTranslations } from 'next-intl';
import { ColorField } from '@/components/admin/color-field';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { useLimitHint } from '@/components/admin/limit-hint';
import type { SaveState } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import { completedWhatsappNumber, shownWhatsappNumber } from '@/lib/booking/whatsapp';
import type { SettingsFields } from '@/lib/settings/form';
import { PHONE_LENGTH } from '@/lib/settings/limits';
import { ColorPreview } from './color-preview';
import { LogoField } from './logo-field';
import { VideoField } from './video-field';

type FieldsetProps = { form: Pick<SaveState<SettingsFields>, 'values' | 'set' | 'errors'> };

/** All fields of the settings, by subject. */
export function SettingsFieldsets({ form }: FieldsetProps) {
  return (
    <>
      <VideoFields form={form} />
      <ColorFields form={form} />
      <LogoFields form={form} />
      <ContactFields form={form} />
    </>
  );
}

function VideoFields({ form: { values, set, errors } }: FieldsetProps) {
  const t = useTranslations('settings.videos');
  return (
    <FieldsetCard look="section" title={t('heading')} hint={t('lead')}>
      <div className="grid gap-6 roomy:grid-cols-2">
        <VideoField
          label={t('horizontal')}
          value={values.hero_video_horizontal}
          other={values.hero_video_vertical}
          shape="wide"
          error={errors.hero_video_horizontal}
          onChange={(value) => set('hero_video_horizontal', value)}
        />
        <VideoField
          label={t('vertical')}
          value={values.hero_video_vertical}
          other={values.hero_video_horizontal}
          shape="tall"
          error={errors.hero_video_vertical}
          onChange={(value) => set('hero_video_vertical', value)}
        />
      </div>
    </FieldsetCard>
  );
}

function ColorFields({ form: { values, set, errors } }: FieldsetProps) {
  const t = useTranslations('settings.color');
  return (
    <FieldsetCard look="section" title={t('heading')} hint={t('lead')}>
      <div className="grid gap-5 roomy:grid-cols-2">
        <ColorField
          label={t('label')}
          pickLabel={t('pick')}
          hint={t('hint')}
          value={values.primary_color}
          error={errors.primary_color}
          onChange={(value) => set('primary_color', value)}
        />
        <ColorPreview value={values.primary_color} />
      </div>
    </FieldsetCard>
  );
}

function LogoFields({ form: { values, set, errors } }: FieldsetProps) {
  const t = useTranslations('settings.logos');
  return (
    <FieldsetCard look="section" title={t('heading')} hint={t('lead')}>
      <div className="grid gap-6 roomy:grid-cols-2">
        <LogoField
          label={t('light')}
          value={values.light_logo_url}
          ground="dark"
          error={errors.light_logo_url}
          onChange={(value) => set('light_logo_url', value)}
        />
        <LogoField
          label={t('dark')}
          value={values.dark_logo_url}
          ground="light"
          error={errors.dark_logo_url}
          onChange={(value) => set('dark_logo_url', value)}
        />
      </div>
    </FieldsetCard>
  );
}

function ContactFields({ form: { values, set, errors } }: FieldsetProps) {
  const t = useTranslations('settings.contact');
  const limitHint = useLimitHint();
  return (
    <FieldsetCard look="section" title={t('heading')} hint={t('lead')}>
      <div className="grid gap-6 roomy:grid-cols-2">
        <TextField
          label={t('phone')}
          hint={limitHint(values.phone, PHONE_LENGTH, t('phoneHint'))}
          type="tel"
          error={errors.phone}
          value={values.phone ?? ''}
          onChange={(event) => set('phone', event.target.value || null)}
        />
        <TextField
          label={t('whatsapp')}
          hint={limitHint(values.whatsapp, PHONE_LENGTH, t('whatsappHint'))}
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
  );
}
