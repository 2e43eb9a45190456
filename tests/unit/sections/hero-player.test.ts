/** @jest-environment jsdom */
import { startPlayer } from '@/components/sections/hero-player';
import { backgroundVideo } from '@/lib/media/video';

const YOUTUBE = 'https://www.youtube-nocookie.com';

const playing = { event: 'infoDelivery', info: { playerState: 1 } };

/** A YouTube player next to its poster, with the messages sent to it and a way to respond. */
function youtube() {
  const video = backgroundVideo('https://youtu.be/ipehoteis02');
  if (!video) throw new Error('not a video');
  const onPlaying = jest.fn();
  const player = startPlayer(document.body, video, 'Filme', onPlaying);
  const frame = document.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('no frame');
  const post = jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => {});
  const answer = (data: unknown, from: MessageEventInit = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: YOUTUBE, source: frame.contentWindow, ...from }),
    );
  return { onPlaying, player, frame, post, answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('a YouTube frame that has only loaded does not play', () => {
  const { frame, onPlaying, post } = youtube();
  frame.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(onPlaying).not.toHaveBeenCalled();
  expect(post.mock.calls).toEqual(
    Array(5).fill([JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), YOUTUBE]),
  );
});

it('a YouTube video is playing once its own player says so', () => {
  const { answer, frame, onPlaying, post } = youtube();
  frame.dispatchEvent(new Event('load'));
  answer(JSON.stringify({ event: 'onReady', info: null }));
  answer(JSON.stringify({ event: 'initialDelivery', info: { playerState: -1 } }));
  answer('no JSON');
  answer(playing);
  answer('null');
  expect(onPlaying).not.toHaveBeenCalled();
  answer(JSON.stringify(playing), { origin: 'https://evil.example' });
  answer(JSON.stringify(playing), { source: window });
  expect(onPlaying).not.toHaveBeenCalled();
  answer(JSON.stringify(playing));
  answer(JSON.stringify(playing));
  expect(onPlaying).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(post).toHaveBeenCalledTimes(1);
});

it('a removed YouTube player neither sends nor listens', () => {
  const { answer, frame, onPlaying, player, post } = youtube();
  frame.dispatchEvent(new Event('load'));
  player.remove();
  answer(JSON.stringify(playing));
  jest.runAllTimers();
  expect(onPlaying).not.toHaveBeenCalled();
  expect(post).toHaveBeenCalledTimes(1);
});
