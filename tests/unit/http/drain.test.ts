/** @jest-environment node */

/** The module as loaded by a process that has just started. */
async function started() {
  jest.resetModules();
  return (await import('@/lib/http/drain')).isDraining;
}

it('SIGUSR2 marks the instance as draining, in every copy of the module', async () => {
  const copies = [await started(), await started()];
  expect(copies.map((isDraining) => isDraining())).toEqual([false, false]);
  const heard = new Promise((done) => process.once('SIGUSR2', done));
  process.kill(process.pid, 'SIGUSR2');
  await heard;
  expect(copies.map((isDraining) => isDraining())).toEqual([true, true]);
});
