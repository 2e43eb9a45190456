import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';

/** A page with a dialog that is opened by the URL, or by a button. */
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

it('moves the focus to the heading of the page if no button opened it', async () => {
  render(<Page startsOpen />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Ofertas' })).toHaveFocus();
});

it('returns the focus to the button that opened it', async () => {
  render(<Page startsOpen={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Nova' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Nova' })).toHaveFocus();
});

it('keeps the focus in its field after a click outside that does not close it', async () => {
  const onOpenChange = jest.fn();
  render(
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent closeLabel="Fechar" overlayClassName="veil">
        <DialogTitle>Nova Oferta</DialogTitle>
        <input aria-label="Nome" />
      </DialogContent>
    </Dialog>,
  );
  const field = screen.getByLabelText('Nome');
  await userEvent.type(field, 'Feriado');
  await userEvent.click(document.querySelector('.veil') as Element);
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(field).toHaveFocus();
});

it('scrolls to the focused element when the focus wraps around', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function show() {
    shown.push(this);
  };
  const user = userEvent.setup();
  render(
    <Dialog open>
      <DialogContent closeLabel="Fechar">
        <DialogTitle>Nova Oferta</DialogTitle>
        <input aria-label="Nome" />
        <button type="button">Criar</button>
      </DialogContent>
    </Dialog>,
  );
  const [first, last] = [screen.getByLabelText('Nome'), screen.getByLabelText('Fechar')];
  first.focus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  expect(shown).toEqual([last]);
  await user.tab();
  expect(first).toHaveFocus();
  expect(shown).toEqual([last, first]);
  await user.tab();
  expect(shown).toEqual([last, first]);
});
