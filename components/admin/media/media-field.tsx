'use client';

import { Picture } from '@/components/sections/picture';
import { cn } from '@/components/ui/cn';
import { Field, inputClasses } from '@/components/ui/field';
import { isVideoLink } from '@/lib/schemas/hotel-features';
import { imageUrl } from '@/lib/security/safe-url';

type MediaFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  className?: string;
  maxLength?: number;
  value: string | null;
  onChange: (value: string) => void;
};

/** A picture of the site's own, or an address of one, with a small look at it. */
export function MediaField({
  label,
  hint,
  error,
  className,
  maxLength = 500,
  value,
  onChange,
}: MediaFieldProps) {
  return (
    <div className={cn('flex min-w-0 items-start gap-4', className)}>
      <MediaPreview address={value ?? ''} />
      <Field label={label} hint={hint} error={error} className="min-w-0 flex-1">
        {(described) => (
          <input
            {...described}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value)}
            className={inputClasses}
          />
        )}
      </Field>
    </div>
  );
}

/** A small look at an address, where it is one that may be shown. */
export function MediaPreview({ address }: { address: string }) {
  const src = isVideoLink(address) ? null : imageUrl(address);
  return (
    <span className="relative block aspect-[3/2] w-24 shrink-0 overflow-hidden rounded-1 bg-sand-2">
      {src ? <Picture src={src} alt="" sizes="96px" /> : null}
    </span>
  );
}
