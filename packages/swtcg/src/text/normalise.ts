/** Slips of the public card data, put right. */
const slips: [RegExp, string][] = [
  [/Jedi Character he or she has/g, 'Jedi Character they have'],
  // Print leaves out how long.
  [/(That unit gets -20 speed)\.$/g, '$1 this turn'],
  [/(Character units in your opponent's build zone)\.?$/g, '$1 this turn'],
  [/gets Accuracy 1 \| Play only/g, 'gets Accuracy 1 this turn. Play only'],
  [/\bPanda\b/g, 'Ponda'],
  [/, including Hett,/g, ''],
  [/only if Leia is/g, 'only if Princess Leia is'],
  [/opponent then shuffles/g, 'opponent shuffles'],
  [/(top \d+ cards) from their|(top \d+ cards) from his or her/g, '$1$2 of his or her'],
  [/discarded units total/g, "discarded unit's total"],
  [/gets: "/g, 'gets "'],
  [/, (un)?tapped(?=[."]|$)/g, ' $1tapped'],
  [/build point to tap/g, 'build point or tap'],
  [/\| (?=Play only)/g, '. '],
  [/Bounty: (\d+) build points?/g, 'Bounty: Gain $1 build points'],
  [/Bounty: Draw 2 ?$/g, 'Bounty: Draw 2 cards'],
  [/step starts choose/g, 'step starts, choose'],
  [/\bhe also gets\b/g, 'he gets'],
  [/Jedi Character or Sith Character/g, 'Jedi or Sith Character'],
  [/Play only when this unit would attack, and/g, 'Play only when this unit would attack and'],
  [/_(?=s\b)/g, "'"],
  [/Droid attack,/g, 'Droid attacks,'],
  [/abilities costs 0/g, 'abilities that cost 0'],
  [/Force,? (\d) build point(?= ->)/g, 'Force, pay $1 build point'],
  [/build point, (\d) Force(?= ->)/g, 'build point, pay $1 Force'],
  [/build point \[tap\]/g, 'build point, [tap]'],
  [/Capital ships/g, 'Capital Ships'],
  [/Padm_/g, 'Padme'],
  [/your Stormtrooper gets/g, 'your Stormtroopers gets'],
  [/\bof you Characters/g, 'of your Characters'],
  [/\b(you|your) opponents? chooses/gi, 'your opponent chooses'],
  [/\byou opponents?\b/gi, 'your opponent'],
  [/\bopponents (?=units|hand|deck|Characters|unit\b)/gi, "opponent's "],
  [/\bof you (?=\w)/g, 'of your '],
  [/\b(during|from) you /g, '$1 your '],
  [/\bof one or more of\b/g, 'one or more of'],
  [/one of more of/g, 'one or more of'],
  [/\bChose\b/g, 'Choose'],
  [/\bone your\b/g, 'one of your'],
  [/\bSpace of Ground\b/g, 'Space or Ground'],
  [/battle steps starts/g, 'battle step starts'],
  [/\bits attacking\b/g, "it's attacking"],
  [/is the Character arena/g, 'is in the Character arena'],
  [/\bthe player's\b/g, "the player's"],
  [/does't/g, "doesn't"],
  [/units? gets? get\b/g, 'units get'],
  [/Obi Wan/g, 'Obi-Wan'],
  [/your Space unit gets/g, 'your Space units get'],
  [/Play only when unit is/g, 'Play only when this unit is'],
  [/cards you hand/g, 'cards from your hand'],
  [/from hand\b/g, 'from your hand'],
  [/of your unit in\b/g, 'of your units in'],
  [/Space units cards/g, 'Space unit cards'],
  [/\bPay (\d+|X) ?(?=->|→)/g, 'Pay $1 Force '],
]

/** The public card data without its slips. */
export const repaired = (text: string): string =>
  slips.reduce((said, [wrong, right]) => said.replace(wrong, right), text)

/** Turns of print that mean the same as others. */
const turns: [RegExp, string][] = [
  [/\[tap\]/gi, 'tap this unit'],
  [/(^|[|:•*,.] ?)tap(?=,| ->)/gi, '$1tap this unit'],
  [/ ?-> ?/g, ' → '],
  // rule swtcg.gl-reveal: shown and then discarded; of what pays a cost nothing else is ever said.
  [/\breveal ((?:an?|this) [^|.→]*?card from your hand)(?=[^|.→]*→)/gi, 'discard $1'],
  // rule swtcg.gl-deploy: only units deploy; a Location is put into its arena.
  [/\bdeploy this location\b/gi, 'put this Location into its arena'],
  [/\bhis or her\b/g, 'their'],
  [/\bhim or her\b/g, 'it'],
  [/\bIf (he or she|your opponent) does\b/gi, 'if they do'],
  [/\bunless he or she\b/g, 'unless your opponent'],
  [/\bunless its controller\b/g, 'unless that player'],
  [/\bas long as he or she is\b/g, 'as long as it is'],
  [/\b(he or she)\b/gi, 'your opponent'],
  [/\bcan't\b/g, 'cannot'],
  [/\byou're\b/gi, 'you are'],
  [/\byou'll\b/gi, 'you will'],
  [/, even if your opponent controls two arenas/g, ''],
  [/\bmust put\b/g, 'puts'],
  [/ If (\d or more|more than one) units? (are|is) tied for [^.]*\.?/g, ''],
  [/\bwhen attacking\b/g, 'as long as it is attacking'],
  [/\bagainst that unit this turn/g, 'as long as it is attacking that unit this turn'],
  [/^( ?As long as [^|.]*?) for that attack(?=\.|$)/g, '$1'],
  [/(attacks a Droid, it gets Critical Hit \d)\.? ?$/g, '$1 for that attack'],
  [/(\d+) more Force(?= →)/g, '$1 Force'],
  [/^( ?Enhance:.*?),? instead\.? ?$/g, '$1'],
  [/\b(do|does|is|are|was)n't\b/g, '$1 not'],
  [/\b(it|he|she|that)'s\b(?= (attacking|tapped|untapped|using|a ))/gi, '$1 is'],
  [/\bthey're\b/g, 'it is'],
  [/,? then (?=[^.]* unless )/g, '. '],
  [/,? (and )?then /g, ' and '],
  [/\bIf you roll [\d, or]+, nothing happens\. /g, ''],
  [/\bthe player's\b/g, "the player's"],
  [/ instead of a unit in the Space( arena)?/g, ''],
  [/\bon any (?=[A-Z])/g, 'on a '],
  [/\bto any (?=[A-Z])/g, 'to a '],
  [/\. Then,? /g, '. '],
  [/\. Also, /g, '. '],
  [/\bany one of\b/g, 'one of'],
  [/\bany one non-/g, 'a non-'],
  [/\banother of\b/g, 'another one of'],
  [/\b[Yy]ou gets? (?=\+|a number|that many)/g, 'gain '],
  [/Subtract (\d+) from each of this unit's attack dice/g, 'Accuracy -$1'],
  [/ or an? (?=[A-Z])/g, ' or '],
  // Options that share their end: "A, or B until end of battle".
  [/(this unit gets \+\d+ speed),? or (this unit gets [^.,]*?) (until [^.]*)/gi, '$1 $3, or $2 $3'],
  [/\bgets (?=[+-]\d+ build point)/g, 'gains '],
  [/(^|[.:,;>→|“•] |\band |\bor |\bthen )[Yy]ou (?=(gain|lose|draw|discard|put|win|name)\b)/g, '$1'],
  [/\bChoose one ?[:-]\s*/gi, 'choose to either '],
  [/(^|[.:→] )this turn, /gi, '$1until the turn ends, '],
  [/\b(U|u)ntil end of turn, /g, 'until the turn ends, '],
  [/\bany unit or/g, 'a unit or'],
  [/\bCapital ships\b/g, 'Capital Ships'],
]

/** Searches in one shape: "find A in your deck and put it into B"; shuffling goes without saying. */
function search(text: string): string {
  const upTo = (what: string) => (/^(up to|any number)/.test(what) ? what : `up to ${what.replace(/^(a|an) /, '1 ')}`)
  const found = text
    .replace(
      /search your deck\. ?\|? ?(?:You )?may take (.*?) from your deck(.*?)[.,] (?=show|put|and put|and stack)/gi,
      (_, what, more) => `find ${upTo(what)}${more} in your deck, `,
    )
    .replace(
      /(you may )?search (your|your opponent's) deck for (.*?)[.,]? (?=show|and put|and discard)/gi,
      (_, may, whose, what) => `${may ?? ''}find ${may ? upTo(what) : what} in ${whose} deck, `,
    )
    .replace(
      /search (your|your opponent's) deck\. put (.*?) (into (?:your|their) (?:hand|discard pile))(?=\.|$)/gi,
      (_, whose, what, to) => `find ${what} in ${whose} deck and put it ${to}`,
    )
    .replace(
      /( in your deck, )show (?:it|them|those cards) to your opponent,? and put (?:it|them)( face[ -]down)? /gi,
      '$1and openly put it$2 ',
    )
    .replace(
      /,? and openly put it( face[ -]down)? (.*?)(?: with (\d+|a) build counters? on it)?(?=\.|”|$)/gi,
      (_, face, to, n) =>
        ` and put it ${to} openly${face ? ' face down' : ''}${n ? ` with ${n === 'a' ? 1 : n} build counters` : ''}`,
    )
    .replace(/, and put (?:it|them) /g, ' and put it ')
    .replace(
      /( in your deck and put it [^.]*?) with (\d+|a) build counters? on it/gi,
      (_, head, n) => `${head} with ${n === 'a' ? 1 : n} build counters`,
    )
    .replace(/, and discard (?:it|them)/g, ' and put it into the discard pile')
  return found === text
    ? text
    : found.replace(/\. (your opponent )?shuffles? (your|their) deck( and)?/gi, (_, _who, _deck, and) =>
        and ? '.' : '',
      )
}

/** A printed paragraph as plain words: no reminders, no slips, one word for one thing. */
export function normalise(paragraph: string): string {
  let text = paragraph.replace(/[’‘]/g, "'").replace(/[–—]/g, '-').replace(/é/g, 'e')
  text = text
    .replace(/\(\s*before you roll attack dice\)/gi, 'and before you roll attack dice')
    .replace(/\((Play only before you roll attack dice)\)/gi, '$1')
    .replace(/\([^()]*\)\s+(?=[A-Z[])/g, '. ')
    .replace(/\([^()]*\)/g, '')
  text = quotes(text)
  for (const [said, meant] of turns) text = text.replace(said, meant)
  text = overload(search(pilot(text)))
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .replace(/\.\.+/g, '.')
    .replace(/\.”/g, '”')
    .replace(/[.;]\s*$/, '')
    .replace(/^[\s.;]+/, '')
    .trim()
}

/** Quotation marks that open and close. */
function quotes(text: string): string {
  let open = false
  const marked = text.split('"').length % 2 === 0 ? `${text}"` : text
  return marked
    .replace(/(^|[\s:])'(?=[A-Z])/g, '$1"')
    .replace(/([.\w)])'(?=[\s.,]|$)/g, (found, before: string) => (/s/.test(before) ? found : `${before}"`))
    .replace(/"/g, () => {
      open = !open
      return open ? '“' : '”'
    })
}

/** "Give it +5 power; it does 2 damage to itself": overload (rule swtcg.overload). */
function overload(text: string): string {
  return text.replace(
    /When this unit attacks,? you may give (?:him|her|it) \+(\d+) power(?: for (?:that|this) attack)?\. If you do, (?:when the attack ends,? )?(?:this unit|it) does (\d+) damage to \w+self(?: when the attack ends)?/gi,
    'overload $1 / $2',
  )
}

/** "[Pilot] Speeder Pilot. The Speeder gets: * A. * B." */
function pilot(text: string): string {
  return text
    .replace(
      /\[Pilot\] (.*?) Pilot[.:] (?:the|this) (?:[\w ]+?) gets?(?: ?:)? /gi,
      (_, of: string) => `Pilot of ${of.replace(/,? and /g, ', or ')}: `,
    )
    .replace(/\s?\*\s?(?=\S)/g, ' • ')
    .replace(/(Pilot of [^:]*: )([^•“]*? as long as .*)$/i, (_, lead, rest) => `${lead}this unit gets ${rest}`)
}
