import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { latestTask } from '@/components/ui/latest-task';

/** Time without movement after which a swiped row counts as at rest, in milliseconds. */
const REST_MS = 120;

/** A card of the list. Its heart names the hotel as well. */
const CARD = 'article[data-hotel]';

const rowsOf = (map: HTMLElement | null) =>
  map?.closest('.map-split')?.querySelector<HTMLElement>('.map-rows') ?? null;
const cardsOf = (rows: HTMLElement) => [...rows.querySelectorAll<HTMLElement>(CARD)];
const slugAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>(CARD)?.dataset.hotel ?? null;

/** The card pressed last, and the URL at that time: Back to it starts with that card. */
let pressed: { href: string; slug: string } | null = null;

/** The row of cards that is swiped on phones; null if the cards are stacked. */
function trackOf(rows: HTMLElement): HTMLElement | null {
  const track = rows.querySelector<HTMLElement>('ul');
  return track && track.scrollWidth > track.clientWidth + 8 ? track : null;
}

type Links = {
  onLight: (slug: string | null) => void;
  /** Called with the card swiped to the middle. */
  onSelect: (slug: string) => void;
};

/**
 * Links the cards beside the map to its pins: hovering or focusing one highlights the other. On
 * phones the card in the middle belongs to the selected pin, also after Back. Returns the 1-based
 * position of that card, 0 for none.
 */
export function useLinkedRows(
  map: RefObject<HTMLElement | null>,
  { lit, selected, ...links }: Links & { lit: string | null; selected: string | null },
): number {
  const [position, setPosition] = useState(0);
  const onLight = useEffectEvent(links.onLight);
  const onSelect = useEffectEvent(links.onSelect);

  useEffect(() => {
    const rows = rowsOf(map.current);
    if (!rows) return;
    const controller = new AbortController();
    const { signal } = controller;
    const light = (event: Event) => onLight(slugAt(event.target));
    const dim = () => onLight(null);
    rows.addEventListener('pointerover', light, { signal });
    // Not 'pointerleave', which fires after the pin below the pointer has been notified.
    rows.addEventListener('pointerout', dim, { signal });
    rows.addEventListener('focusin', light, { signal });
    rows.addEventListener('focusout', dim, { signal });
    const resting = latestTask();
    const rest = () => {
      const track = trackOf(rows);
      if (!track) return;
      const { left, top, width } = track.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + track.clientHeight / 2);
      const slug = slugAt(middle);
      if (slug) onSelect(slug);
    };
    const onScroll = () => resting.startAfter(REST_MS, rest);
    rows.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
    if (pressed?.href === location.href && trackOf(rows)) onSelect(pressed.slug);
    const press = ({ target }: Event) => {
      const slug = slugAt(target);
      if (slug) pressed = { href: location.href, slug };
    };
    // Before the router, which follows the link.
    rows.addEventListener('click', press, { signal, capture: true });
    return () => {
      resting.cancel();
      controller.abort();
    };
  }, [map]);

  useEffect(() => {
    const rows = rowsOf(map.current);
    if (!rows) return;
    const cards = cardsOf(rows);
    for (const card of cards) card.toggleAttribute('data-lit', card.dataset.hotel === lit);
  }, [map, lit]);

  useEffect(() => {
    const rows = rowsOf(map.current);
    if (!rows) return;
    const cards = cardsOf(rows);
    const at = cards.findIndex((card) => card.dataset.hotel === selected);
    setPosition(at + 1);
    for (const [index, card] of cards.entries()) card.toggleAttribute('data-chosen', index === at);
    if (at >= 0 && trackOf(rows)) {
      cards[at]?.scrollIntoView({ inline: 'center', block: 'nearest' });
    }
  }, [map, selected]);
  return position;
}
