// Makes the printed wording of a row regular, so that one grammar reads all sets: abilities are separated by ' | ', costs
// end in ' -> ', tapping is [tap], granted abilities are in double quotes, reminder text is gone. Nothing here is a card's
// sentence; the patterns mend how the sentences were typed.

const keyword = '(?:Evade|Deflect|Accuracy|Critical Hit|Shields|Bombard|Stun|Retaliate|Lucky|Parry) \\d+'
const bare = '(?:Overkill|Armor|Intercept)'

/** What is mistyped in any set. */
const everywhere = [
  [/\s+/g, ' '],
  [/\bopponents(?= (?:units?|Characters?|hand|deck)\b)/g, "opponent's"],
  [/\bYou opponents chooses\b/g, 'Your opponent chooses'],
  [/\b(\d+|X) force\b/g, '$1 Force'],
  [/\bPay (\d+|X) ->/g, 'Pay $1 Force ->'],
  [/(^|[|*:"] ?)Tap(?=,| ->)/g, '$1[tap]'],
  [/\bdoes't\b/g, "doesn't"],
  [/\.\.(?!\.)/g, '.'],
  [/(?<=Pilot)[.:] the (?=[A-Z])/g, '. The '],
  [/ gets : /g, ' gets: '],
  [/(\* [+-]\d+ \w+)(?= \*)/g, '$1.'],
  [/ \*(?=\S)/g, ' * '],
]

/** Jedi Guardians was typed from pictures: one run of sentences, `_` for what was not ASCII, reminders in brackets. */
const jediGuardians = [
  [/Padm_/g, 'Padme'],
  [/_s\b/g, "'s"],
  [new RegExp(`(${keyword}|${bare}) \\([A-Z][^()]*\\)`, 'g'), '$1'],
  [/\((Play only [^()]*)\)\./g, '$1.'],
  [/(?<=gets? |has |: )'([A-Z].*?[.\d])'(?=$|\.| )\.?/g, '"$1"'],
  [/(?<= turn| attack); /g, '. | '],
  [/; (?=Pay|\[Pilot\]|\d+ Force Pay)/g, ' | '],
  [/(?<=^|[.|:*] ?)Tap(?=,| ->)/g, '[tap]'],
  [/(?<![Rr]eserves:) \* ?\[tap\]/g, ' * [tap]'],
  // Yoda's word order.
  [/\b(\d+) Force Pay\b/g, 'Pay $1 Force'],
  [/-> (\d+) Force you gain\b/g, '-> You gain $1 Force'],
  [/\bOnly (when \w+ would attack) play\b/g, 'Play only $1'],
  [/-> (\w+) untap\b/g, '-> Untap $1.'],
  [/-> Up to (\d+) damage to ([^.]*) prevent\b/g, '-> Prevent up to $1 damage to $2'],
  // A new ability begins after a sentence or a bare keyword.
  [/(?<=[.)"]) (?=Pay (?:\d+|X) |\[tap\]|\[Pilot\]|Reserves:)/g, ' | '],
  [new RegExp(`(?<=\\.) (?=(?:${keyword}|${bare})(?:$|[ .]))`, 'g'), ' | '],
  [new RegExp(`(?<=(?:^|\\| )(?:${keyword}|${bare}))\\.? (?=[A-Z])`, 'g'), ' | '],
  [/(?<=\.) (?=As long as |When (?!it ))/g, ' | '],
  [new RegExp(`((?:^|-> |\\| )(?:${keyword}|${bare}))\\.(?=$| \\|)`, 'g'), '$1'],
  [new RegExp(`(${keyword})\\."`, 'g'), '$1".'],
  [/\bChose\b/g, 'Choose'],
  [/\bone your\b/g, 'one of your'],
  [/\bSpace of Ground\b/g, 'Space or Ground'],
]

export const printedText = ({ set, text }) => {
  const patterns = set === 'JG' ? [everywhere[0], ...jediGuardians, ...everywhere] : everywhere
  return patterns
    .reduce((mended, [pattern, instead]) => mended.replace(pattern, instead), text)
    .replace(/ +(?=[ .])/g, '')
    .trim()
}
