import { describe, expect, it } from 'vitest';
import { catalogue } from '../content/index';
import { deckCode, sortedDeck } from './code';
import { deckList, gatheredDeck, namedDeck } from './read';

const cavalry = gatheredDeck('italy', ['italy/savoia-cavalry', 'support/luck', 'italy/savoia-cavalry']);

describe('a deck in a set-up', () => {
  it('is a list of cards, gathered into lines and back', () => {
    expect(cavalry.cards).toEqual([
      { id: 'italy/savoia-cavalry', copies: 2 },
      { id: 'support/luck', copies: 1 },
    ]);
    expect(deckList(cavalry)).toEqual(['italy/savoia-cavalry', 'italy/savoia-cavalry', 'support/luck']);
    expect(namedDeck('italy', deckList(cavalry), ['germany/tiger'], catalogue)).toEqual({
      ok: true,
      value: { ...cavalry, setAside: ['germany/tiger'] },
    });
  });

  it('is one of ours by its id', () => {
    const ready = namedDeck('uk', 'uk-starter', [], catalogue);
    expect(ready.ok && deckList(ready.value)).toHaveLength(46);
    expect(namedDeck('usa', 'uk-starter', [], catalogue)).toEqual({
      ok: false,
      problems: [{ path: '', message: 'Expected a deck of the United States, found one of the United Kingdom.' }],
    });
  });

  it('is a deck code, with what it sets aside', () => {
    const deck = {
      ...cavalry,
      cards: [...cavalry.cards, { id: 'support/allies', copies: 1 }],
      setAside: ['germany/tiger'],
    };
    const code = deckCode(deck, catalogue);
    expect(namedDeck('italy', code, [], catalogue)).toEqual({ ok: true, value: sortedDeck(deck, catalogue) });
    expect(namedDeck('italy', code, ['japan/marines'], catalogue)).toMatchObject({
      value: { setAside: ['japan/marines'] },
    });
    expect(namedDeck('italy', `${code}x`, [], catalogue)).toMatchObject({
      ok: false,
      problems: [{ message: 'The deck code is damaged, or made for other cards: its check does not fit.' }],
    });
  });

  it('that was meant as a code is told about codes', () => {
    const messages = ['', 'Not A Code'].map((text) => namedDeck('italy', text, [], catalogue));
    expect(messages).toMatchObject([
      { problems: [{ message: 'There is no deck code.' }] },
      { problems: [{ message: 'A deck code of 2GM begins with "2GM1.".' }] },
    ]);
  });

  it('is told what could stand there', () => {
    expect(namedDeck('italy', 'nobody', [], catalogue)).toEqual({
      ok: false,
      problems: [
        {
          path: '',
          message:
            'Expected a deck code or one of usa-pacific, japan-pacific, germany-starter, uk-starter, ussr-starter, italy-starter, found "nobody".',
        },
      ],
    });
  });
});
