/** Yoda's word order as plain words: the verb that stands last is put where others put it. */
const rules: [RegExp, string][] = [
  [/\b(\d+) Force pay\b/gi, 'Pay $1 Force'],
  [/\+?(\d+) Force you gain\b/gi, 'Gain $1 Force'],
  [/\b(\d+) Force gain\b/gi, 'gain $1 Force'],
  [/\bend the battle phase does\b/gi, 'the battle phase ends'],
  [/\bif this unit (in [\w ]*?arena) is\b/gi, 'if this unit is $1'],
  [/\bOnly (when|during|if) ([^.|]*?) play\b/gi, 'Play only $1 $2'],
  [
    /(?<=-> ?)A Battle card disrupt, unless (\d+) Force your opponent pays/gi,
    'Disrupt a Battle card, unless your opponent pays $1 Force',
  ],
  [/\bthis unit untap\b/gi, 'untap this unit'],
  [/\bdamage to one of your units you prevent\b/gi, 'you prevent damage to one of your units'],
  [/\bUp to (\d+) damage to (one of your units) prevent\b/gi, 'Prevent up to $1 damage to $2'],
  [/\bWhen (attacked) this unit is\b/gi, 'When this unit is $1'],
  [/\bWhen discarded from play this unit is\b/gi, 'When this unit is discarded from play'],
  [/\band into your hand this unit put\b/gi, 'and put this unit into your hand'],
  [/\bat (the top \d+ cards of your deck) look\b/gi, 'look at $1'],
  [/\b(On|Into) (the bottom of )?your (deck|hand) (the rest|one of those cards) put\b/gi, 'Put $4 $1 $2your $3'],
]

export const plainOrder = (text: string): string => rules.reduce((said, [from, to]) => said.replace(from, to), text)
