/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { keepLocationSingle } from '@/lib/http/single-location';

const { appendHeader } = ServerResponse.prototype;
beforeAll(keepLocationSingle);
afterAll(() => {
  ServerResponse.prototype.appendHeader = appendHeader;
});

const respond = () => new ServerResponse(new IncomingMessage(new Socket()));

it('has one Location, however it is written', () => {
  const response = respond();
  response.setHeader('location', '/a');
  response.appendHeader('Location', '/a');
  expect(response.getHeader('location')).toBe('/a');
});

it('sends a Location that is only appended', () => {
  expect(respond().appendHeader('location', '/a').getHeader('location')).toBe('/a');
});

it('leaves the other headers as they are', () => {
  const response = respond();
  response.appendHeader('vary', 'rsc');
  response.appendHeader('vary', 'cookie');
  expect(response.getHeader('vary')).toEqual(['rsc', 'cookie']);
});
