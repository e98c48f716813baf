import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CalculatorStart, FinanceOffer } from './finance-offer.ts'
import { createFinanceStore, type FinanceState, type FinanceStore } from './finance-store.client.ts'
import { fetchOffer } from './fetch-offer.client.ts'
import { loadLenderScript } from './lender-script.client.ts'

type Start = Partial<CalculatorStart> & { offer?: FinanceOffer }

/** One calculator's state; it starts to load when the calculator is first shown. */
export function useFinance(start: Start): { state: FinanceState; store: FinanceStore } {
  const [store] = useState(() =>
    createFinanceStore({ fetchOffer, loadScript: loadLenderScript }, start),
  )
  useEffect(() => void store.load(), [store])
  return { store, state: useSyncExternalStore(store.watch, store.state, store.state) }
}
