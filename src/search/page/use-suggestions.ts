import { useEffect, useState } from 'react'
import { callApi } from '#/platform/api/fetch-json.client.ts'
import type { suggestCall } from '#/search/api/search.api.ts'
import type { SuggestAnswer } from '#/search/api/search.contract.ts'
import { type Suggestion, suggestionsFrom } from './suggestion.contract.ts'

/** Longer than between two keystrokes, and too short to notice. */
const pauseMs = 120
const shortest = 2

/** Answers are cached for the lifetime of the page. */
const cache = new Map<string, SuggestAnswer>()
const maxCached = 60

type Shown = { typed: string; rows: Suggestion[] }

/** Suggestions for the typed text; the last ones stay until the next have arrived. */
export function useSuggestions(typed: string, locale: string): Shown {
  const [shown, setShown] = useState<Shown>({ typed: '', rows: [] })
  const query = typed.trim()
  useEffect(() => {
    const controller = new AbortController()
    const key = `${locale} ${query.toLowerCase()}`
    const show = async () => {
      if (query.length < shortest) return
      const answer = cache.get(key) ?? (await fetchSuggestions(query, controller.signal))
      if (!answer || controller.signal.aborted) return
      if (cache.size >= maxCached) cache.clear()
      cache.set(key, answer)
      setShown({ typed: query, rows: suggestionsFrom(query, answer) })
    }
    const wait = setTimeout(() => void show(), cache.has(key) ? 0 : pauseMs)
    return () => {
      clearTimeout(wait)
      controller.abort()
    }
  }, [query, locale])
  return query.length < shortest ? { typed: query, rows: [] } : shown
}

/** A failed request is ignored, since search works without suggestions. */
async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<SuggestAnswer | null> {
  const answer = await callApi<typeof suggestCall>('/search/suggest', {
    query: { q: typed },
    signal,
  })
  const { terms, categories, products } = answer?.body ?? {}
  return terms && categories && products ? { terms, categories, products, error: null } : null
}
