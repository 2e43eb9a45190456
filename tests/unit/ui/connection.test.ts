/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { ifConnected } from '@/components/ui/connection';
import { followConnection } from '@/components/ui/follow-connection';
import { siteAnswer } from '../support/browser-state';

const then = jest.fn();
const otherwise = jest.fn();
const answer = jest.fn();

function browserSays(isOnline: boolean) {
  jest.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(isOnline);
  globalThis.fetch = answer;
}

beforeEach(() => {
  jest.clearAllMocks();
  answer.mockReset();
});

it('sends no request if the browser is online', () => {
  browserSays(true);
  expect(ifConnected(then, otherwise)).toBe(true);
  expect(then).toHaveBeenCalledTimes(1);
  expect(answer).not.toHaveBeenCalled();
});

it('an offline browser is believed if the site does not respond', async () => {
  browserSays(false);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(ifConnected(then, otherwise)).toBe(false);
  await waitFor(() => expect(otherwise).toHaveBeenCalledTimes(1));
  expect(then).not.toHaveBeenCalled();
});

it('an offline browser is not believed if the site responds', async () => {
  browserSays(false);
  answer.mockResolvedValue(siteAnswer());
  expect(ifConnected(then, otherwise)).toBe(false);
  await waitFor(() => expect(then).toHaveBeenCalledTimes(1));
  expect(otherwise).not.toHaveBeenCalled();
});

it('a page of the network in place of the answer is none', async () => {
  browserSays(false);
  answer.mockResolvedValue({ ok: true, headers: new Map([['Content-Type', 'text/html']]) });
  expect(ifConnected(then, otherwise)).toBe(false);
  await waitFor(() => expect(otherwise).toHaveBeenCalledTimes(1));
  expect(then).not.toHaveBeenCalled();
});

describe('on a page that was shown without a connection', () => {
  const PAUSE_MS = 15_000;
  const report = jest.fn();
  let end: () => void;

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const siteAnswers = (ok: boolean) =>
    ok ? answer.mockResolvedValue(siteAnswer()) : answer.mockRejectedValue(new TypeError('Failed'));
  const tellPage = (hidden: boolean) => {
    jest.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const tellWindow = async (type: 'online' | 'offline') => {
    dispatchEvent(new Event(type));
    await pass(0);
  };
  const reports = () => report.mock.calls.flat();

  beforeEach(() => {
    jest.useFakeTimers();
    browserSays(true);
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('requests the site at once: the connection may be back before the scripts run', async () => {
    siteAnswers(true);
    end = followConnection(report);
    await pass(0);
    expect(reports()).toEqual([true]);
    await pass(10 * PAUSE_MS);
    await tellWindow('online');
    expect(answer).toHaveBeenCalledTimes(1);
    expect(reports()).toEqual([true]);
  });

  it('requests it again after each failure, without a browser event', async () => {
    siteAnswers(false);
    end = followConnection(report);
    await pass(PAUSE_MS - 1);
    expect(answer).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(answer).toHaveBeenCalledTimes(2);
    siteAnswers(true);
    await pass(PAUSE_MS);
    expect(answer).toHaveBeenCalledTimes(3);
    expect(reports()).toEqual([true]);
  });

  it('retries after an event that comes before the network works', async () => {
    siteAnswers(false);
    end = followConnection(report);
    await pass(0);
    await tellWindow('online');
    expect(answer).toHaveBeenCalledTimes(2);
    siteAnswers(true);
    await pass(PAUSE_MS);
    expect(reports()).toEqual([true]);
  });

  it('requests nothing while the page is hidden, and the site once it is visible', async () => {
    siteAnswers(false);
    end = followConnection(report);
    await pass(0);
    tellPage(true);
    await pass(10 * PAUSE_MS);
    await tellWindow('online');
    expect(answer).toHaveBeenCalledTimes(1);
    siteAnswers(true);
    tellPage(false);
    await pass(0);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(reports()).toEqual([true]);
  });

  it('reports another loss, and the return from it', async () => {
    siteAnswers(true);
    end = followConnection(report);
    await pass(0);
    siteAnswers(false);
    await tellWindow('offline');
    expect(reports()).toEqual([true, false]);
    await pass(PAUSE_MS);
    siteAnswers(true);
    await tellWindow('online');
    expect(reports()).toEqual([true, false, true]);
  });

  it('a loss while the answer is on its way wins', async () => {
    let reply: (response: object) => void = () => {};
    answer.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    end = followConnection(report);
    await tellWindow('offline');
    reply(siteAnswer());
    await pass(0);
    expect(reports()).toEqual([false]);
  });

  it('sends and reports nothing after it has been stopped', async () => {
    siteAnswers(false);
    end = followConnection(report);
    await pass(0);
    end();
    await pass(10 * PAUSE_MS);
    await tellWindow('online');
    await tellWindow('offline');
    tellPage(false);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
  });
});
