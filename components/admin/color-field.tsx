'use client';

import { Field, inputClasses } from '@/components/ui/field';
import { contrast, derivePrimary, primaryVariables } from '@/lib/format/primary-color';
import type messages from '@/messages/pt-BR.json';

type ColorFieldProps = {
  value: string;
  error?: string;
  texts: (typeof messages)['adminConfig']['color'];
  onChange: (value: string) => void;
};

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const PAPER = '#fffdf8';

const ratio = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 });

/** A color as digits or picked, with a live swatch and what it does to the text on and in it. */
export function ColorField({ value, error, texts, onChange }: ColorFieldProps) {
  const valid = HEX.test(value.trim());
  const palette = derivePrimary(value.trim());
  // The browser's picker only knows six digits.
  const six =
    palette.primary.length === 4 ? palette.primary.replace(/[^#]/g, '$&$&') : palette.primary;
  const kept = palette.text === palette.primary;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={texts.label} hint={texts.hint} error={error} className="content-start">
        {(described) => (
          <div className="flex gap-3">
            <input
              type="color"
              aria-label={texts.pick}
              value={six}
              onChange={(event) => onChange(event.target.value)}
              className="h-12 w-14 shrink-0 cursor-pointer rounded-2 border border-control bg-white p-1"
            />
            <input
              {...described}
              className={inputClasses}
              value={value}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        )}
      </Field>
      <div style={primaryVariables(value.trim())} className="grid content-start gap-3">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <span
            data-testid="amostra"
            className="inline-flex min-h-12 items-center rounded-2 bg-primary px-[22px] font-[640] text-on-primary"
          >
            {texts.sample}
          </span>
          <span className="font-[640] text-primary-text underline underline-offset-[5px]">
            {texts.sampleText}
          </span>
        </div>
        <ul className="grid gap-1 text-caption text-ink-2" aria-live="polite">
          {valid ? null : <li>{texts.invalid}</li>}
          <li>
            {texts.onColor.replace('{ratio}', ratio(contrast(palette.onPrimary, palette.primary)))}
          </li>
          <li>
            {texts.asText
              .replace('{color}', palette.text)
              .replace('{ratio}', ratio(contrast(palette.text, PAPER)))}
            . {kept ? texts.same : texts.adjusted}.
          </li>
        </ul>
      </div>
    </div>
  );
}
