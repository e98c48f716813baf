import { useEffect, useState } from 'react'
import type { SuggestAnswer } from './search.contract.ts'
import { type Suggestion, suggestionsFrom } from './suggestion.ts'

/** Slower than most people type, faster than anybody waits. */
const pauseMs = 120

/** What was asked before need not be asked again while the page lives. */
const known = new Map<string, SuggestAnswer>()
const mostKnown = 60

type Shown = { typed: string; rows: Suggestion[] }

/** Suggestions for what is typed; the last ones stay until the next have come. */
export function useSuggestions(typed: string, locale: string): Shown {
  const [shown, setShown] = useState<Shown>({ typed: '', rows: [] })
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted.length < 2) return
    const asked = new AbortController()
    const key = `${locale} ${wanted.toLowerCase()}`
    const show = (answer: SuggestAnswer) =>
      setShown({ typed: wanted, rows: suggestionsFrom(wanted, answer) })
    const held = known.get(key)
    const wait = setTimeout(
      async () => {
        const answer = held ?? (await ask(wanted, asked.signal))
        if (!answer || asked.signal.aborted) return
        if (known.size >= mostKnown) known.clear()
        known.set(key, answer)
        show(answer)
      },
      held ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(wait)
      asked.abort()
    }
  }, [wanted, locale])
  return wanted.length < 2 ? { typed: wanted, rows: [] } : shown
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
