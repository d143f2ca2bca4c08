import { constant, type Production } from '@dejarik/kernel/grammar'

/** The sentences of named procedures, for what the vocabulary cannot say. */
export const nativeSentences: Readonly<Record<string, string>> = {
  'mind-trick': 'an|that opponent divides their dice into 2 groups, and you remove all dice of one group',
}

export const nativeWords: Production[] = Object.entries(nativeSentences).flatMap(([name, sentence]) =>
  constant('act', { do: 'native', name }, [sentence]),
)
