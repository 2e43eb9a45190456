import { OFFER_TAGS, tagOfWord, tagWord } from '@/lib/offers/tags';

it('gives each tag a word in URLs, and reads it back', () => {
  expect(OFFER_TAGS.map(tagWord)).toEqual(['a-dois', 'familia', 'trabalho']);
  expect(OFFER_TAGS.map(tagWord).map(tagOfWord)).toEqual([...OFFER_TAGS]);
});

it.each([null, '', 'couple', 'A-DOIS', 'constructor'])('reads no tag from %j', (word) => {
  expect(tagOfWord(word)).toBeNull();
});
