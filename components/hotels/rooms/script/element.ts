import { ICON_SPRITE, type IconName } from '@/components/ui/icon-sprite';

/** Creates an element with attributes and content. Strings stay text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}

/** The name of the room that contains the element. */
export const roomName = (part: Element): string =>
  part.closest('article, dialog')?.querySelector('h1, h3')?.textContent ?? '';

const SVG = 'http://www.w3.org/2000/svg';

/** An icon of the sprite, as `Icon` draws it. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `${ICON_SPRITE}#${name}`);
  svg.append(use);
  return svg;
}
