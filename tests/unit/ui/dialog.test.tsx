import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';

/** A page whose dialog the address opens, or a button. */
function Page({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <main>
      <h1 tabIndex={-1}>Ofertas</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Nova
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent closeLabel="Fechar">
          <DialogTitle>Nova oferta</DialogTitle>
        </DialogContent>
      </Dialog>
    </main>
  );
}

it('goes on from the heading of the page where no button opened it', async () => {
  render(<Page startsOpen />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Ofertas' })).toHaveFocus();
});

it('goes back to the button that opened it', async () => {
  render(<Page startsOpen={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Nova' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Nova' })).toHaveFocus();
});
