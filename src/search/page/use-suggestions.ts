import { useEffect, useState } from 'react'
import type { SuggestAnswer } from './search.contract.ts'
import { type Suggestion, suggestionsFrom } from './suggestion.contract.ts'

/** Slower than most people type, faster than anybody waits. */
const pauseMs = 120
const shortest = 2

/** What was asked before need not be asked again while the page lives. */
const known = new Map<string, SuggestAnswer>()
const mostKnown = 60

type Shown = { typed: string; rows: Suggestion[] }

/** Suggestions for what is typed; the last ones stay until the next have come. */
export function useSuggestions(typed: string, locale: string): Shown {
  const [shown, setShown] = useState<Shown>({ typed: '', rows: [] })
  const wanted = typed.trim()
  useEffect(() => {
    const asked = new AbortController()
    const key = `${locale} ${wanted.toLowerCase()}`
    const show = async () => {
      if (wanted.length < shortest) return
      const answer = known.get(key) ?? (await ask(wanted, asked.signal))
      if (!answer || asked.signal.aborted) return
      if (known.size >= mostKnown) known.clear()
      known.set(key, answer)
      setShown({ typed: wanted, rows: suggestionsFrom(wanted, answer) })
    }
    const wait = setTimeout(() => void show(), known.has(key) ? 0 : pauseMs)
    return () => {
      clearTimeout(wait)
      asked.abort()
    }
  }, [wanted, locale])
  return wanted.length < shortest ? { typed: wanted, rows: [] } : shown
}

/** Whoever gets no suggestions can still search: a lost call is no trouble. */
async function ask(typed: string, signal: AbortSignal): Promise<SuggestAnswer | null> {
  try {
    const answer = await fetch(`/nuxt/api/search/suggest?q=${encodeURIComponent(typed)}`, {
      signal,
    })
    return answer.ok ? ((await answer.json()) as SuggestAnswer) : null
  } catch {
    return null
  }
}
