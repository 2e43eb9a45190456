import { fireEvent, render, screen } from '@testing-library/react';
import { ChainLogo, ChainLogoOnBar, ChainSignOnBar } from '@/components/site/chain-logo';

const LIGHT = 'https://pictures.example/clara.svg';
const DARK = 'https://pictures.example/escura.svg';
const both = { light: LIGHT, dark: DARK };

const sources = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

it('shows the logo, or the drawn name if there is none or it fails', () => {
  const { rerender } = render(<ChainLogo name="Rede" logo={LIGHT} />);
  expect(screen.queryByText('Rede')).not.toBeInTheDocument();
  fireEvent.error(screen.getByRole('img', { name: 'Rede' }));
  expect(screen.getByText('Rede')).toBeVisible();
  rerender(<ChainLogo name="Rede" logo={DARK} />);
  expect(sources()).toEqual([DARK]);
  rerender(<ChainLogo name="Rede" logo={null} />);
  expect(screen.getByText('Rede')).toBeVisible();
});

it('has a logo for each background of a bar', () => {
  render(<ChainLogoOnBar name="Rede" logos={both} />);
  expect(sources()).toEqual([LIGHT, DARK]);
});

it('draws the name on the background without a logo', () => {
  render(<ChainLogoOnBar name="Rede" logos={{ light: LIGHT, dark: null }} />);
  expect(sources()).toEqual([LIGHT]);
  expect(screen.getAllByText('Rede')).toHaveLength(1);
});

it('draws the name once without any logo', () => {
  render(<ChainLogoOnBar name="Rede" logos={{ light: null, dark: null }} />);
  expect(screen.getAllByText('Rede')).toHaveLength(1);
});

it('has no accessible name before the name of a hotel', () => {
  const { container } = render(<ChainSignOnBar logos={both} />);
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(container.querySelectorAll('img[alt=""]')).toHaveLength(2);
});
