/** A card that a seat may know, as every game shows it. */
export type CardView = {
  readonly card: number
  readonly id: string
  readonly name: string
}
