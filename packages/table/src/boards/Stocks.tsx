import { Pile, type PileProps } from './Pile.js'

interface StocksProps {
  readonly of: {
    readonly seat: number
    readonly hand: { readonly count: number }
    readonly deck: { readonly count: number }
    readonly discard: PileProps['cards']
  }
  readonly words: Readonly<Record<'hand' | 'deck' | 'discard', (n: number) => string>>
}

/** How many cards a player holds, may still draw and has discarded: from there and to there cards are seen to move. */
export function Stocks({ of: { seat, hand, deck, discard }, words }: StocksProps) {
  return (
    <>
      <span data-stock={`${seat}/hand`} data-count={hand.count}>
        {words.hand(hand.count)}
      </span>
      <span data-stock={`${seat}/deck`} data-count={deck.count}>
        {words.deck(deck.count)}
      </span>
      <span data-stock={`${seat}/discard`} data-count={discard.length}>
        <Pile heading={words.discard(discard.length)} cards={discard} />
      </span>
    </>
  )
}
