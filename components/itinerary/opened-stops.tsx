'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { tabStorage } from '@/components/ui/stored-text';
import { formatMessage } from '@/lib/i18n/format-message';

type OpenedStopsProps = {
  /** Identifies this itinerary. */
  id: string;
  /** The positions of the stops that can be booked. */
  positions: string[];
  messages: Record<'stop' | 'opened', string>;
};

const MEMORY = 'vitrine:opened-stops';

/** Which stops of this itinerary the tab has already opened at their hotels. */
export function OpenedStops({ id, positions, messages }: OpenedStopsProps) {
  const [opened, setOpened] = useState<string[]>([]);
  useEffect(() => {
    const [kept, ...stops] = (tabStorage.read(MEMORY) ?? '').split('|');
    setOpened(kept === id ? stops : []);
    const open = ({ target }: MouseEvent) => {
      const stop = (target as Element).closest<HTMLElement>('a[data-stop]')?.dataset.stop;
      if (stop) setOpened((before) => [...new Set([...before, stop])]);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [id]);
  useEffect(() => {
    if (opened.length > 0) tabStorage.write(MEMORY, [id, ...opened].join('|'));
  }, [id, opened]);
  return (
    <ul className="opened-stops">
      {positions.map((position) => {
        const isOpened = opened.includes(position);
        return (
          <li key={position} data-opened={isOpened || undefined}>
            {isOpened ? <Icon name="circle-check" /> : <span aria-hidden className="stop-open" />}
            {formatMessage(isOpened ? messages.opened : messages.stop, { position })}
          </li>
        );
      })}
    </ul>
  );
}
