import { render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/button';

it('a busy button says so, keeps its look and can be focused', () => {
  const { rerender } = render(<Button busy>Salvando...</Button>);
  const button = screen.getByRole('button', { name: 'Salvando...', busy: true });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveClass('btn-primary');
  rerender(<Button busy={false}>Salvar</Button>);
  expect(button).not.toHaveAttribute('aria-busy');
  expect(button).not.toHaveAttribute('aria-disabled');
});
