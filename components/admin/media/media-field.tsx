'use client';

import { ImageOff, Images, Image as NoImage, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Image } from '@/components/sections/image';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field, inputClasses } from '@/components/ui/field';
import { isVideoLink } from '@/lib/hotels/features';
import { imageUrl } from '@/lib/security/safe-url';
import { useLimitHint } from '../limit-hint';
import { useMediaName } from './media-context';
import { MediaPicker } from './media-picker';

type MediaFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  className?: string;
  /** What the form calls the field: an address may lead to it by this. */
  name?: string;
  /** Most characters that can be saved. */
  max?: number;
  value: string | null;
  onChange: (value: string) => void;
  /** It is removed with the row of a list that it stands in. */
  inList?: boolean;
  /** The picture is shown elsewhere, as it will look. */
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
  withoutPreview,
}: MediaFieldProps) {
  const t = useTranslations('media.admin.field');
  const limitHint = useLimitHint();
  const [picking, setPicking] = useState(false);
  const name = useMediaName(value);
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = Boolean(value) && broken === value;
  return (
    <div className={cn('flex min-w-0 flex-wrap items-start gap-4', className)}>
      {withoutPreview ? null : <MediaPreview address={value ?? ''} onBroken={setBroken} />}
      <Field
        label={label}
        hint={limitHint(value, max, isBroken ? t('broken') : hint)}
        error={error}
        className="min-w-0 flex-1 basis-48"
      >
        {(described) => (
          <span className="flex min-w-0 flex-wrap gap-2">
            <input
              {...described}
              data-field={field}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              // An image of the library is known by its name; another one is chosen, not typed.
              readOnly={name !== null}
              value={name ?? value ?? ''}
              onChange={(event) => onChange(event.target.value)}
              className={cn(inputClasses, 'min-w-0 flex-1 basis-40')}
            />
            <Button
              variant="outline"
              size="compact"
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
                onClick={() => onChange('')}
              >
                <X />
              </Button>
            ) : null}
          </span>
        )}
      </Field>
      {picking ? (
        <MediaPicker
          withAddress={name !== null}
          onPick={([address = '']) => onChange(address)}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  );
}

type MediaPreviewProps = { address: string; onBroken?: (address: string) => void };

/** A preview of an image URL, where it is one that may be shown; of one that does not load, a sign. */
export function MediaPreview({ address, onBroken }: MediaPreviewProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const src = isVideoLink(address) ? null : imageUrl(address);
  const tell = () => {
    setBroken(address);
    onBroken?.(address);
  };
  const first = useRef(tell);
  useEffect(() => {
    // It may have failed before anybody listened.
    const image = element.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) first.current();
  }, []);
  const Sign = src && broken === address ? ImageOff : NoImage;
  return (
    <span
      ref={element}
      onErrorCapture={tell}
      className="relative block aspect-[3/2] w-24 shrink-0 overflow-hidden rounded-1 bg-sand-2"
    >
      {src && broken !== address ? (
        <Image src={src} alt="" sizes="96px" />
      ) : (
        <Sign className="absolute inset-0 m-auto size-6 text-ink-3" strokeWidth={1.5} />
      )}
    </span>
  );
}
