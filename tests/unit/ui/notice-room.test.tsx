import { render, screen } from '@testing-library/react';
import { NoticeRoom } from '@/components/ui/notice-room';

it('keeps the focused element in view when a dialog makes room for a notice', () => {
  render(
    <>
      <div role="dialog">
        <button type="button">Enviar link</button>
      </div>
      <button type="button">Fora</button>
    </>,
  );
  const shown = jest.fn();
  for (const button of screen.getAllByRole('button')) button.scrollIntoView = () => shown(button);
  const dialogs = [screen.getByRole('dialog')];
  screen.getByText('Fora').focus();
  render(<NoticeRoom dialogs={dialogs} />);
  expect(shown).not.toHaveBeenCalled();
  const pressed = screen.getByText('Enviar link');
  pressed.focus();
  render(<NoticeRoom dialogs={dialogs} />);
  expect(shown.mock.calls).toEqual([[pressed]]);
});
