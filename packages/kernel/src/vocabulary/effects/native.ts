/** A named procedure beside the card. */
export interface Native {
  do: 'native'
  name: string
}
