import { backgroundVideo } from '@/lib/media/video';

const parameters = (src = '') => Object.fromEntries(new URL(src).searchParams);
const address = (src = '') => src.split('?')[0];

describe('vimeo', () => {
  it.each([
    ['https://vimeo.com/76979871'],
    ['https://www.vimeo.com/76979871/'],
    ['https://player.vimeo.com/video/76979871?autoplay=0&title=1'],
    ['https://vimeo.com/channels/staffpicks/76979871'],
    ['https://vimeo.com/groups/hoteis/videos/76979871'],
    ['HTTPS://VIMEO.COM/76979871#t=10s'],
  ])('%s', (stored) => {
    const video = backgroundVideo(stored);
    expect(video?.kind).toBe('vimeo');
    expect(address(video?.src)).toBe('https://player.vimeo.com/video/76979871');
    expect(parameters(video?.src)).toEqual({
      background: '1',
      autoplay: '1',
      loop: '1',
      muted: '1',
      dnt: '1',
    });
  });

  it.each([
    ['https://vimeo.com/76979871/abcdef1234'],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234'],
  ])('keeps the key of an unlisted video: %s', (stored) => {
    expect(parameters(backgroundVideo(stored)?.src)).toMatchObject({ h: 'abcdef1234' });
  });
});

describe('youtube', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10'],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=1'],
  ])('%s', (stored) => {
    const video = backgroundVideo(stored);
    expect(video?.kind).toBe('youtube');
    expect(address(video?.src)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(parameters(video?.src)).toMatchObject({
      autoplay: '1',
      mute: '1',
      loop: '1',
      playlist: 'dQw4w9WgXcQ',
      controls: '0',
    });
  });
});

describe('files', () => {
  it.each([['https://media.example/hero.mp4'], ['https://media.example/hero.WEBM?v=2']])(
    '%s',
    (stored) => {
      expect(backgroundVideo(stored)).toEqual({ kind: 'file', src: stored });
    },
  );
});

it.each([
  [null],
  [''],
  ['http://vimeo.com/76979871'],
  ['//vimeo.com/76979871'],
  ['javascript:alert(1)//vimeo.com/76979871'],
  ['https://vimeo.com'],
  ['https://vimeo.com/about'],
  ['https://vimeo.com/12'],
  ['https://vimeo.com/76979871x'],
  ['https://vimeo.com.evil.example/76979871'],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch'],
  ['https://www.youtube.com/watch?v=short'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%3E'],
  ['https://www.youtube.com/@canal'],
  ['https://youtu.be/'],
  ['https://media.example/hero.mov'],
  ['https://media.example/page?file=hero.mp4'],
  ['https://user:pass@vimeo.com/76979871'],
])('%j is not a video: the poster remains', (stored) => {
  expect(backgroundVideo(stored)).toBeNull();
});

it('passes only the id and the key of a stored URL to the frame', () => {
  const stored = 'https://vimeo.com/76979871?h=%22%3E%3Cscript%3E&background=0&api=1';
  const { src = '' } = backgroundVideo(stored) ?? {};
  expect(src).not.toMatch(/["<>]/);
  expect(parameters(src)).toMatchObject({ background: '1' });
  expect(parameters(src)).not.toHaveProperty('api');
});
