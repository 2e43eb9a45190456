import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { SearchFieldContent } from '@/components/booking/search-field';
import { cn } from '@/components/ui/cn';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { messages } from '@/lib/i18n/catalogue';
import type { OfferedRegion, Region } from '@/lib/regions/model';
import { NativeRegion } from './native-region';

export type RegionSearchMessages = Omit<
  (typeof messages)['regions']['search'],
  'fallback' | 'suggested' | 'map'
>;

/** The id of the message about a missing region. */
export const REGION_PROBLEM_ID = 'regiao-falta';

const loadPicker = () => import('./region-picker').then((module) => module.RegionPicker);

const FIELD = 'search-field has-focus-visible:outline-3';

type RegionFieldProps = {
  regions: OfferedRegion[];
  region: Region | null;
  messages: RegionSearchMessages;
  /** The button that opens the list. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Whether the search was refused because no region was chosen. */
  isRefused: boolean;
  onChoose: (region: Region | null) => void;
  /** Called on hydration: whether the browser has already refused to submit the form. */
  onRefused: (refused: boolean) => void;
};

/**
 * The region field: a native select before hydration, then a button that opens a filterable list.
 */
export function RegionField(props: RegionFieldProps) {
  const { regions, region, messages, trigger, isRefused, onChoose, onRefused } = props;
  const [open, setOpen] = useState(false);
  const [RegionPicker, fetchPicker, fetchPickerNow] = useLazyModule(loadPicker);
  const [hydrated, setHydrated] = useState(false);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hydrated && hadFocus.current) trigger.current?.focus({ preventScroll: true });
  }, [hydrated, trigger]);
  const content = (
    <SearchFieldContent
      icon="map-pin"
      label={messages.field}
      value={region?.name ?? messages.placeholder}
    />
  );
  if (!hydrated) {
    return (
      <div className={FIELD}>
        {content}
        <NativeRegion
          regions={regions}
          messages={messages}
          onHydrate={({ name, refused, focused }) => {
            hadFocus.current = focused;
            startTransition(() => {
              setHydrated(true);
              onChoose(regions.find((it) => it.name === name) ?? null);
              onRefused(refused);
            });
          }}
        />
      </div>
    );
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={isRefused ? REGION_PROBLEM_ID : undefined}
        onPointerEnter={fetchPicker}
        onFocus={fetchPicker}
        onClick={async () => {
          setOpen(!open);
          if (!(await fetchPickerNow())) setOpen(false);
        }}
        className={cn(FIELD, isRefused && 'border-bad!')}
      >
        {content}
      </button>
      {RegionPicker ? (
        <RegionPicker
          regions={regions}
          chosen={region}
          messages={messages}
          open={open}
          onOpenChange={setOpen}
          onChoose={onChoose}
          trigger={trigger}
        />
      ) : null}
      {open && !RegionPicker ? (
        <p role="status" className="text-small text-ink-2">
          {messages.loading}
        </p>
      ) : null}
    </>
  );
}
