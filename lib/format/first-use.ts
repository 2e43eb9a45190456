/**
 * Creates a value on first use. For Intl formatters: creating one takes tens of milliseconds on a
 * cheap phone, which a page that may not need it should not spend while it loads.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
