import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useCloseRequest } from '@/components/ui/use-close-request';

/** The browser's CloseWatcher: a request deactivates it before it dispatches the event. */
class Watcher extends EventTarget {
  static active = new Set<Watcher>();
  constructor() {
    super();
    Watcher.active.add(this);
  }
  destroy() {
    Watcher.active.delete(this);
  }
  request() {
    this.destroy();
    this.dispatchEvent(new Event('close'));
  }
}

const goBack = () => act(() => [...Watcher.active].at(-1)?.request());

beforeAll(() => {
  Object.assign(window, { CloseWatcher: Watcher });
});

afterAll(() => {
  Reflect.deleteProperty(window, 'CloseWatcher');
});

function Sheet({ refusals }: { refusals: number }) {
  const [isOpen, setOpen] = useState(true);
  const [left, setLeft] = useState(refusals);
  useCloseRequest(isOpen, () => flushSync(() => (left > 0 ? setLeft(left - 1) : setOpen(false))));
  return isOpen ? <p>open</p> : null;
}

it('Back closes what is open, and the next one leaves the page', () => {
  const { container } = render(<Sheet refusals={0} />);
  expect(Watcher.active.size).toBe(1);
  goBack();
  expect(container).toBeEmptyDOMElement();
  expect(Watcher.active.size).toBe(0);
});

it('asks again if closing was refused', () => {
  const { container } = render(<Sheet refusals={1} />);
  goBack();
  expect(container).toHaveTextContent('open');
  goBack();
  expect(container).toBeEmptyDOMElement();
  expect(Watcher.active.size).toBe(0);
});
