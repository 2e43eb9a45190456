import { render, screen } from '@testing-library/react';
import { FaqList } from '@/components/sections/faq-list';
import { messages } from '@/lib/i18n/catalogue';

const all = () => [...document.querySelectorAll('details')];

it('opens one at a time without a script: one group, with the first open', () => {
  render(<FaqList items={messages.site.faq.items} />);
  expect(all().map((item) => item.open)).toEqual([true, false, false, false, false]);
  expect(new Set(all().map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']));
  expect(all().every((item) => item.querySelector(':scope > summary h3'))).toBe(true);
});

it('keeps equal questions apart and shows hostile text as text', () => {
  const items = [
    { question: 'Tem café?', answer: 'Sim.' },
    { question: 'Tem café?', answer: '<b>Não</b> & "nunca"\n\nPergunte 5 < 10' },
  ];
  render(<FaqList items={items} />);
  expect(screen.getAllByRole('heading', { name: 'Tem café?', hidden: true })).toHaveLength(2);
  expect(all()[1]?.querySelector('p')?.textContent).toBe(items[1]?.answer);
});

it('renders nothing to open without questions', () => {
  render(<FaqList items={[]} />);
  expect(all()).toEqual([]);
});
