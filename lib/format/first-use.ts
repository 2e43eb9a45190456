/**
 * A value that is made when it is first asked for. For formatters of Intl: making one takes a cheap
 * phone tens of milliseconds, and a page that only may need it should not pay while it loads.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
