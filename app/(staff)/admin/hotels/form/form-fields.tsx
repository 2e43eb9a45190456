'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldError, useController, useFormContext } from 'react-hook-form';
import { DateField } from '@/components/admin/date-field';
import { useLimitHint } from '@/components/admin/limit-hint';
import { MediaField } from '@/components/admin/media/media-field';
import { SelectField } from '@/components/admin/select-field';
import { TextAreaField } from '@/components/admin/text-area-field';
import { useProblemMessage } from '@/components/admin/use-problem-messages';
import { TextField } from '@/components/ui/field';
import { completedWhatsappNumber } from '@/lib/booking/whatsapp';
import type { AccessFact } from '@/lib/hotels/content/access';
import type { AmenityFlag } from '@/lib/hotels/content/amenity-flags';
import type { Surrounding } from '@/lib/hotels/content/surroundings';
import type { HotelValues } from '@/lib/hotels/form';
import { HOTEL_LIMITS } from '@/lib/hotels/limits';
import type { FieldPath } from './hotel-values';

/**
 * Returns a function that translates the problem of a field, or of a list itself, into a message.
 */
export function useErrorMessage() {
  const message = useProblemMessage();
  return (error?: FieldError) => {
    const code = error?.root?.message ?? error?.message;
    return code && message(code);
  };
}

/** Subscribes to one field of the form. Only the calling component re-renders when it changes. */
export function useFormField(name: FieldPath) {
  const { field, fieldState } = useController<HotelValues>({ name });
  return {
    value: field.value as unknown,
    onChange: field.onChange as (value: unknown) => void,
    error: useErrorMessage()(fieldState.error),
  };
}

const marked = (label: string, required?: boolean) => (required ? `${label} *` : label);

type LineProps = Omit<ComponentProps<typeof TextField>, 'error' | 'hint' | 'name'> & {
  name: FieldPath;
  hint?: string;
  /** Most characters that can be saved. */
  max?: number;
};

/** A single-line field for text, or for a number as typed. */
export function Line({ name, label, hint, max, ...props }: LineProps) {
  const { value, error, onChange } = useFormField(name);
  const limitHint = useLimitHint();
  const typed = String(value ?? '');
  return (
    <TextField
      {...props}
      data-field={name}
      label={marked(label, props.required)}
      hint={limitHint(typed, max, hint)}
      error={error}
      value={typed}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type DateLineProps = { name: FieldPath; label: string; hint?: string; required?: boolean };

/** A date field. */
export function DateLine({ name, label, ...props }: DateLineProps) {
  const { value, ...field } = useFormField(name);
  return (
    <DateField
      {...props}
      {...field}
      data-field={name}
      label={marked(label, props.required)}
      value={String(value ?? '')}
    />
  );
}

type LongTextProps = { name: FieldPath; label: string; hint?: string; rows: number; max: number };

/** A multi-line text field. */
export function LongText({ name, ...props }: LongTextProps) {
  const { value, error, onChange } = useFormField(name);
  const field = { ...props, value: String(value ?? ''), error, onChange };
  return <TextAreaField {...field} data-field={name} />;
}

type HotelFieldName = keyof typeof HOTEL_LIMITS;

type HotelLineProps = Omit<LineProps, 'label' | 'name'> & { name: HotelFieldName; label?: string };

/** A single-line field of the hotel itself. */
export function HotelLine({ name, label, ...props }: HotelLineProps) {
  const t = useTranslations('hotels.form.fields');
  return <Line {...props} name={name} label={label ?? t(name)} max={HOTEL_LIMITS[name]} />;
}

/** A single-line field for a WhatsApp number, shown as it will be dialed once it is typed. */
export function HotelWhatsappLine(props: Omit<HotelLineProps, 'inputMode' | 'onBlur' | 'type'>) {
  const { getValues, setValue } = useFormContext<HotelValues>();
  const complete = () => {
    const typed = String(getValues(props.name) ?? '');
    const completed = completedWhatsappNumber(typed);
    if (completed !== typed) setValue(props.name, completed, { shouldDirty: true });
  };
  return <HotelLine {...props} type="tel" onBlur={complete} />;
}

/** A multi-line field of the hotel itself. */
export function HotelLongText(props: { name: HotelFieldName; hint?: string }) {
  const t = useTranslations('hotels.form.fields');
  return <LongText {...props} rows={6} label={t(props.name)} max={HOTEL_LIMITS[props.name]} />;
}

type ChoiceProps = {
  name: 'hotel_type' | 'region_id' | 'booking_engine' | 'address_state';
  hint?: string;
  required?: boolean;
  search?: ReactNode;
  /** Called after the value is set. */
  onChosen?: (value: string) => void;
  children: ReactNode;
};

/** A select with a few options. */
export function HotelSelect({ name, required, onChosen, children, ...props }: ChoiceProps) {
  const t = useTranslations('hotels.form.fields');
  const { value, error, onChange } = useFormField(name);
  return (
    <SelectField
      {...props}
      data-field={name}
      label={marked(t(name), required)}
      error={error}
      value={String(value ?? '')}
      onChange={(event) => {
        onChange(event.target.value);
        onChosen?.(event.target.value);
      }}
    >
      {children}
    </SelectField>
  );
}

type CheckboxProps = {
  name: AccessFact | Surrounding | AmenityFlag | 'recommended';
  label: string;
  hint?: string;
  className?: string;
};

/** A checkbox for something that a hotel is or has. */
export function Checkbox({ name, label, hint, className }: CheckboxProps) {
  const { value, onChange } = useFormField(name);
  const hintId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-12 cursor-pointer items-center gap-[min(0.75rem,4vw)] font-[560] text-[min(1rem,8vw)]">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint && hintId}
          className="size-5 shrink-0 accent-ink"
        />
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="text-caption text-ink-2">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type FlagProps = Omit<CheckboxProps, 'label' | 'name'> & {
  name: Exclude<CheckboxProps['name'], AmenityFlag>;
};

/** A checkbox with the label of a field of the form. */
export function HotelFlag(props: FlagProps) {
  const t = useTranslations('hotels.form.fields');
  return <Checkbox {...props} label={t(props.name)} />;
}

type ImageFieldProps = Pick<
  ComponentProps<typeof MediaField>,
  'label' | 'hint' | 'inList' | 'withAlt'
> & { name: FieldPath };

/** An image, chosen from the library or named by its URL. */
export function ImageField({ name, ...props }: ImageFieldProps) {
  const { value, error, onChange } = useFormField(name);
  return (
    <MediaField
      {...props}
      name={name}
      error={error}
      value={String(value ?? '')}
      onChange={onChange}
    />
  );
}
