import { useTranslations } from 'next-intl';
import { formatDecimal } from '@/lib/format/format-number';
import { contrast, derivePrimary, HEX_COLOR, primaryVariables } from '@/lib/format/primary-color';

const PAPER = '#fffdf8';

const ratio = (value: number) => formatDecimal(value, 2, 0);

/** A live swatch of a color, with the contrast of the text on it and in it. */
export function ColorPreview({ value }: { value: string }) {
  const t = useTranslations('settings.color');
  const color = value.trim();
  const palette = derivePrimary(color);
  const isUsedAsText = palette.text === palette.primary;
  return (
    <div style={primaryVariables(color)} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span
          data-testid="amostra"
          className="inline-flex min-h-12 items-center rounded-2 border-[1.5px] border-primary-edge bg-primary px-5.5 font-[640] text-on-primary"
        >
          {t('sample')}
        </span>
        <span className="font-[640] text-primary-text underline underline-offset-[5px]">
          {t('sampleText')}
        </span>
      </div>
      <ul className="grid gap-1 text-caption text-ink-2" aria-live="polite">
        {HEX_COLOR.test(color) ? null : <li>{t('invalid')}</li>}
        <li>{t('onColor', { ratio: ratio(contrast(palette.onPrimary, palette.primary)) })}</li>
        <li>
          {t('asText', { color: palette.text, ratio: ratio(contrast(palette.text, PAPER)) })}
          {'. '}
          {t(isUsedAsText ? 'same' : 'adjusted')}.
        </li>
      </ul>
    </div>
  );
}
