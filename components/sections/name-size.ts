/** From this many letters on a name is set smaller, from the second number on smaller again. */
const LONG = 40;
const LONGEST = 70;

/** The class of a heading that is somebody's name: the longer it is, the smaller (sections.css). */
export function nameSize(name: string): 'name-long' | 'name-longest' | undefined {
  if (name.length > LONGEST) return 'name-longest';
  return name.length > LONG ? 'name-long' : undefined;
}
