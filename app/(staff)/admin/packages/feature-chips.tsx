'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLimitHint } from '@/components/admin/limit-hint';
import { Button } from '@/components/ui/button';
import { chipVariants } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { Field, inputClasses } from '@/components/ui/field';
import { withFeature } from '@/lib/offers/features';
import { OFFER_LIMITS } from '@/lib/offers/limits';

type FeatureChipsProps = {
  features: string[];
  error?: string;
  onChange: (features: string[]) => void;
  /** Whether the field holds text that has not been added yet. */
  onTyping: (isTyping: boolean) => void;
};

/** A list of features: added by the button or Enter, removed by a click. */
export function FeatureChips({ features, error, onChange, onTyping }: FeatureChipsProps) {
  const t = useTranslations('offers.admin.form');
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    setTyped(text);
    onTyping(text.trim() !== '');
  };
  const limitHint = useLimitHint();
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const more = withFeature(features, typed);
    if (more !== features) onChange(more);
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const saves = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    // The line's text is part of the save; the form's own listener runs right after this.
    if (saves) flushSync(add);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label={t('feature')}
        hint={limitHint(typed, OFFER_LIMITS.feature, t('featureHint'))}
        error={error}
      >
        {(described) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...described}
              ref={input}
              className={cn(inputClasses, 'flex-[1_1_10rem]')}
              value={typed}
              enterKeyHint="enter"
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              // A text that was not added before the save is not lost.
              onBlur={add}
            />
            <Button
              variant="outline"
              onClick={() => {
                add();
                input.current?.focus();
              }}
            >
              <Plus />
              {t('add')}
            </Button>
          </div>
        )}
      </Field>
      {features.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {features.map((feature) => (
            <li key={feature} className="max-w-full">
              <button
                type="button"
                aria-label={t('removeFeature', { name: feature })}
                className={chipVariants({ size: 'touch', className: 'hover:bg-sand-2' })}
                onClick={() => {
                  onChange(features.filter((other) => other !== feature));
                  input.current?.focus();
                }}
              >
                <span className="min-w-0 text-left wrap-anywhere">{feature}</span>
                <X className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
