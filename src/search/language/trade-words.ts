import type { Locale } from '#/i18n/locale.ts'
import { englishTradeWords } from './trade-words-en.ts'
import { germanTradeWords } from './trade-words-de.ts'
import type { TradeWords } from '#/search/trade-word-lists.ts'

export const tradeWords: Record<Locale, TradeWords> = {
  en: englishTradeWords,
  de: germanTradeWords,
}

export const listOf = (words: string): string[] => words.split(/\s+/).filter(Boolean)
