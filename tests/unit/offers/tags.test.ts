import { OFFER_TAGS, tagOfWord, tagWord } from '@/lib/offers/tags';

it('names each tag in URLs by a word of its own, which leads back to it', () => {
  expect(OFFER_TAGS.map(tagWord)).toEqual(['a-dois', 'familia', 'trabalho']);
  expect(OFFER_TAGS.map(tagWord).map(tagOfWord)).toEqual([...OFFER_TAGS]);
});

it.each([null, '', 'couple', 'A-DOIS', 'constructor'])('knows no tag by %j', (word) => {
  expect(tagOfWord(word)).toBeNull();
});
