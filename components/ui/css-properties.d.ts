import 'react';

declare module 'react' {
  /** Custom properties, which style sheets of the project read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
