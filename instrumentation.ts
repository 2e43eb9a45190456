/** Called by Next once per server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepLocationSingle } = await import('@/lib/http/single-location');
  keepLocationSingle();
}
