/** @jest-environment node */

/** The file as a process has it that has just started. */
async function started() {
  jest.resetModules();
  return (await import('@/lib/http/drain')).isDraining;
}

it('an instance says that it ends, in every copy of the file, before it is asked to', async () => {
  const copies = [await started(), await started()];
  expect(copies.map((isDraining) => isDraining())).toEqual([false, false]);
  const heard = new Promise((done) => process.once('SIGUSR2', done));
  process.kill(process.pid, 'SIGUSR2');
  await heard;
  expect(copies.map((isDraining) => isDraining())).toEqual([true, true]);
});
