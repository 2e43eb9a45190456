import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks, in the simplest form with which components render.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const neverMatches = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

Object.assign(globalThis, { TextEncoder, TextDecoder });

if (typeof window !== 'undefined') {
  const absent = {
    matchMedia: neverMatches,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
  };
  for (const [name, value] of Object.entries(absent)) {
    if (!(name in window)) {
      Object.defineProperty(window, name, { value, writable: true, configurable: true });
    }
  }
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.setPointerCapture ??= () => {};
}
