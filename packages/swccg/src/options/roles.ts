/** How a card sits aboard, in English. */
export const roles: Readonly<Record<string, string>> = {
  pilot: 'as pilot',
  passenger: 'as passenger',
  cargo: 'in its bay',
}
