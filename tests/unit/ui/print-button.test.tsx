import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { onPreparePrint } from '@/components/ui/prepare-print';
import { PrintButton } from '@/components/ui/print-button';

const print = jest.fn();
beforeEach(() => {
  print.mockReset();
  window.print = print;
});

it('prints once the page is prepared, or if that fails', async () => {
  let fail = (_: Error) => {};
  const stop = onPreparePrint(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  render(<PrintButton label="Imprimir" className="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
  fail(new Error('offline'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  stop();
});
