'use client';

import { Images, Image as NoImage, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field, inputClasses } from '@/components/ui/field';
import { isVideoLink } from '@/lib/hotels/content/features';
import { artworkName } from '@/lib/media/model';
import { imageUrl } from '@/lib/security/safe-url';
import { useLimitHint } from '../limit-hint';
import { AltText } from './alt-text';
import { useKnownMedia } from './media-context';
import { MediaPicker } from './media-picker';
import { RecordImage } from './record-image';

type MediaFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  className?: string;
  /** The form's name for the field; a URL may link to the field by it. */
  name?: string;
  /** Most characters that can be saved. */
  max?: number;
  value: string | null;
  onChange: (value: string) => void;
  /** The field is removed together with its row in a list. */
  inList?: boolean;
  /** The image is read out to visitors: shows its alternative text, with a button to edit it. */
  withAlt?: boolean;
  /** The image is shown elsewhere, as it will look. */
  withoutPreview?: boolean;
};

/** An image, chosen from the library, uploaded there, or given by its URL; with a preview. */
export function MediaField({
  label,
  hint,
  error,
  className,
  name: field,
  max = 500,
  value,
  onChange,
  inList = false,
  withAlt,
  withoutPreview,
}: MediaFieldProps) {
  const t = useTranslations('media.admin.field');
  const limitHint = useLimitHint();
  const [picking, setPicking] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const [file = null] = useKnownMedia([value]);
  // A typed URL stays as typed, even if it is that of an artwork.
  const [typed, setTyped] = useState<string | null>(null);
  const artwork = value === typed ? null : artworkName(value);
  const name = file?.file_name ?? (artwork && t('artwork', { name: artwork }));
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = Boolean(value) && broken === value;
  return (
    <div className={cn('flex min-w-0 flex-wrap content-start items-start gap-4', className)}>
      {withoutPreview ? null : <MediaPreview url={value ?? ''} onBroken={setBroken} />}
      <div className="grid min-w-0 flex-1 basis-48 grid-cols-1 content-start gap-1">
        <Field
          label={label}
          hint={limitHint(value, max, isBroken ? t('broken') : hint)}
          error={error}
        >
          {(described) => (
            <span className="flex min-w-0 flex-wrap gap-2">
              <input
                {...described}
                data-field={field}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                // Images of the library and artwork are shown by name: to change one, another is
                // chosen, or it is removed and a URL typed.
                readOnly={name !== null}
                value={name ?? value ?? ''}
                onChange={(event) => {
                  setTyped(event.target.value);
                  onChange(event.target.value);
                }}
                className={cn(inputClasses, 'min-w-0 flex-1 basis-40')}
              />
              <span className="flex flex-wrap gap-2">
                <Button
                  ref={choose}
                  variant="outline"
                  size="touch"
                  className="min-h-12"
                  aria-label={t('chooseFor', { label })}
                  onClick={() => setPicking(true)}
                >
                  <Images />
                  {t('choose')}
                </Button>
                {value && !inList ? (
                  <Button
                    variant="ghost"
                    size="icon"
                    className="self-center"
                    aria-label={t('removeFor', { label })}
                    onClick={() => {
                      // The pressed button disappears with the image.
                      choose.current?.focus();
                      onChange('');
                    }}
                  >
                    <X />
                  </Button>
                ) : null}
              </span>
            </span>
          )}
        </Field>
        {withAlt && file ? <AltText file={file} label={label} /> : null}
      </div>
      {picking ? (
        <MediaPicker
          withAddress={name !== null}
          onPick={([url = '']) => onChange(url)}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  );
}

type MediaPreviewProps = { url: string; onBroken?: (url: string) => void };

/** A preview of an image URL, if it may be shown. */
export function MediaPreview({ url, onBroken }: MediaPreviewProps) {
  const src = isVideoLink(url) ? null : imageUrl(url);
  return (
    <span className="relative block aspect-[3/2] w-24 shrink-0 overflow-hidden rounded-1 bg-sand-2">
      {src ? (
        <RecordImage src={src} sizes="96px" onBroken={() => onBroken?.(url)} />
      ) : (
        <NoImage className="absolute inset-0 m-auto size-6 text-ink-3" strokeWidth={1.5} />
      )}
    </span>
  );
}
