import { useQuery } from '@tanstack/react-query'
import { wordsIn } from './i18n.ts'

type Word = Parameters<Awaited<ReturnType<typeof wordsIn>>>
/** A word in both languages. */
export type BothWords = (...word: Word) => { en: string; zh: string }

/** This page's shared words in both languages at once; undefined while the other one is fetched. */
export const useBothWords = (): BothWords | undefined =>
  useQuery({
    // Each page brings words of its own.
    queryKey: ['words', 'both', location.pathname],
    queryFn: async (): Promise<BothWords> => {
      const [en, zh] = await Promise.all([wordsIn('en'), wordsIn('zh')])
      return (...word) => ({ en: en(...word), zh: zh(...word) })
    },
    staleTime: Infinity,
  }).data
