import { ServerResponse } from 'node:http';

/**
 * Next 16.4 sets the Location of a redirect that it has just rendered and then appends the same
 * one again. Browsers forgive it; clients that join repeated headers follow 'a, a'. This lets a
 * response have one.
 */
export function keepLocationSingle(): void {
  const { appendHeader } = ServerResponse.prototype;
  ServerResponse.prototype.appendHeader = function (this: ServerResponse, name, value) {
    return name.toLowerCase() === 'location'
      ? this.setHeader(name, value)
      : appendHeader.call(this, name, value);
  };
}
