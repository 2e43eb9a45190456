/** Called by Next once per server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // In development nothing is stored, and a build is over before midnight matters.
  if (
    process.env.NODE_ENV !== 'production' ||
    process.env.NEXT_PHASE === 'phase-production-build'
  ) {
    return;
  }
  const { showChangesOfInstances } = await import('@/lib/changes/instances');
  const { prewarmAtMidnight } = await import('@/lib/changes/midnight');
  const { deleteUnfinished } = await import('@/lib/media/disk-cache');
  await deleteUnfinished();
  showChangesOfInstances();
  prewarmAtMidnight();
}
