import { fireEvent, render, screen } from '@testing-library/react';
import { ImageOpener } from '@/components/hotels/page/image-opener';
import { PhotoGallery } from '@/components/hotels/page/photo-gallery';
import { messages } from '@/lib/i18n/catalogue';

const PHOTOS = [{ src: '/art/a.webp', alt: 'Piscina' }];
const viewer = { messages: { ...messages.media.viewer, title: 'Imagens' } };

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s held, leaves a click on an image to the browser',
  (key) => {
    render(
      <>
        <ImageOpener {...viewer} photos={PHOTOS} title="Quarto" className="">
          Quarto
        </ImageOpener>
        <PhotoGallery {...viewer} photos={[]} name="Ipê" subjects={[]} heart={null}>
          <a href="/art/a.webp" data-photo={0}>
            Piscina
          </a>
        </PhotoGallery>
      </>,
    );
    for (const name of ['Quarto', 'Piscina']) {
      // Called after the page's own handlers; jsdom itself can't follow a link.
      let isLeft = false;
      const look = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      fireEvent.click(screen.getByText(name), { [key]: true });
      expect(isLeft).toBe(true);
    }
  },
);
