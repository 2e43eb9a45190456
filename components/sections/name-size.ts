/** A name longer than this many letters is set smaller; longer than the second, smaller again. */
const LONG = 40;
const LONGEST = 70;

/**
 * The class of a heading that is a name: the longer the name, the smaller (sections.css). Undefined
 * for a short one.
 */
export function nameSize(name: string): 'name-long' | 'name-longest' | undefined {
  if (name.length > LONGEST) return 'name-longest';
  return name.length > LONG ? 'name-long' : undefined;
}
