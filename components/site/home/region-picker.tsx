'use client';

import * as Popover from '@radix-ui/react-popover';
import { Command } from 'cmdk';
import type { RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCloseRequest } from '@/components/ui/use-close-request';
import { slugify } from '@/lib/format/slug';
import type { messages } from '@/lib/i18n/catalogue';
import type { OfferedRegion, Region } from '@/lib/regions/model';

type RegionPickerProps = {
  regions: OfferedRegion[];
  chosen: Region | null;
  messages: Pick<
    (typeof messages)['regions']['search'],
    'field' | 'filter' | 'none' | 'noMatch' | 'coming'
  >;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (region: Region) => void;
  /** The button that opens the list, which is positioned below it and returns the focus to it. */
  trigger: RefObject<HTMLButtonElement | null>;
};

/** Ignores accents: 'parana' finds 'Paraná'. */
const matches = (name: string, typed: string) => (slugify(name).includes(slugify(typed)) ? 1 : 0);

/** The filterable list of regions; choosing one closes it. */
export function RegionPicker({
  regions,
  chosen,
  messages,
  open,
  onOpenChange,
  onChoose,
  trigger,
}: RegionPickerProps) {
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={8}
          collisionPadding={16}
          aria-label={messages.field}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
          onInteractOutside={(event) => {
            if (trigger.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className="z-50 w-[var(--radix-popper-anchor-width)] min-w-[min(17.5rem,100vw-32px)] rounded-3 border border-line bg-card text-ink shadow-3 outline-none"
        >
          <Command label={messages.filter} filter={matches}>
            <div className="flex items-center gap-3 border-b border-line px-4.5">
              <Icon name="search" className="text-ink-3" />
              <Command.Input
                autoFocus
                placeholder={messages.filter}
                className="min-h-14 w-full bg-transparent text-base shadow-none! outline-none placeholder:text-ink-3"
              />
            </div>
            <Command.List
              label={messages.field}
              className="max-h-[min(20rem,calc(var(--radix-popover-content-available-height)-3.75rem))] overflow-auto p-2 not-has-[[role=option]]:hidden"
            >
              {regions.map((region) => (
                <Command.Item
                  key={region.id || region.name}
                  value={region.name}
                  onSelect={() => {
                    onChoose(region);
                    onOpenChange(false);
                  }}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2 px-3 font-[560] data-[selected=true]:bg-sand-1"
                >
                  {region.name}
                  {region.isComing ? (
                    <small className="ml-auto text-caption font-[450] text-ink-3">
                      {messages.coming}
                    </small>
                  ) : null}
                  {chosen?.name === region.name ? (
                    <Icon name="check" className="size-4 stroke-2 text-primary-ui" />
                  ) : null}
                </Command.Item>
              ))}
            </Command.List>
            {/* Outside the list, which may contain only regions, and announced. */}
            <div role="status">
              <Command.Empty className="px-5 py-5 text-ink-2">
                {regions.length === 0 ? messages.none : messages.noMatch}
              </Command.Empty>
            </div>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
