'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ColorField } from '@/components/admin/color-field';
import { Chip } from '@/components/ui/chip';
import { formatRating } from '@/lib/format/price';
import {
  contrast,
  DEFAULT_PRIMARY,
  derivePrimary,
  primaryVariables,
} from '@/lib/format/primary-color';
import { useFormField } from './form-fields';

/** The hotel's color, with a swatch and a preview of how it looks on the site. */
export function HotelColorField() {
  const t = useTranslations('hotels.form');
  const { value, error, onChange } = useFormField('primary_color');
  const typed = String(value ?? '');
  const { primary, onPrimary, text } = derivePrimary(typed.trim());
  return (
    <div className="grid grid-cols-1 gap-5 roomy:grid-cols-3">
      <ColorField
        label={t('fields.primary_color')}
        pickLabel={t('fields.primary_color')}
        hint={t('hints.primary_color')}
        error={error}
        value={typed}
        placeholder={DEFAULT_PRIMARY}
        onChange={onChange}
      />
      <div className="roomy:col-span-2">
        <p className="mb-1.5 text-small font-[640]">{t('color.preview')}</p>
        <div className="flex flex-wrap items-center gap-4" style={primaryVariables(primary)}>
          <span className="rounded-2 border-[1.5px] border-primary-edge bg-primary px-4 py-2 font-[640] text-on-primary">
            {t('color.button')}
          </span>
          <span className="font-[560] underline underline-offset-4" style={{ color: text }}>
            {t('color.link')}
          </span>
          <Chip tone="ok">
            <Check aria-hidden className="size-4" strokeWidth={2} />
            {t(onPrimary === '#ffffff' ? 'color.white' : 'color.dark', {
              ratio: formatRating(contrast(primary, onPrimary)),
            })}
          </Chip>
        </div>
      </div>
    </div>
  );
}
