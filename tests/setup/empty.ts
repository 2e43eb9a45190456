// Stands in for modules that mean nothing in a test: style sheets and the server-only marker.
export {};
