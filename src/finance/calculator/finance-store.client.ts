import { createListeners } from '#/platform/browser/listeners.ts'
import type { CalculatorStart, FinanceOffer } from './finance-offer.ts'
import type { LenderCalculation } from './lender-figures.ts'

export type FinanceState = {
  isLoading: boolean
  /** Set when the lender's script has finished loading, or failed to, or when there is none. */
  isLoaded: boolean
  financeError: string | null
  /** In pence; 0 while none is selected. */
  selectedPrice: number
  /** In per cent. */
  selectedDeposit: number
  /** The id of a loan; null for the longest and cheapest. */
  selectedProduct: string | null
  offer: FinanceOffer | null
  /** The lender's own calculation; null where the shop works alone. */
  lender: LenderCalculation | null
}

export const initialState: FinanceState = {
  isLoading: false,
  isLoaded: false,
  financeError: null,
  selectedPrice: 0,
  selectedDeposit: 0,
  selectedProduct: null,
  offer: null,
  lender: null,
}

export type FinanceSources = {
  /** Resolves to the error's text where there is no offer. */
  fetchOffer: () => Promise<FinanceOffer | string>
  loadScript: (url: string) => Promise<LenderCalculation | null>
}

type Start = Partial<CalculatorStart> & { offer?: FinanceOffer }

/** The state of one calculator. A page has its offer from the server; a dialog fetches it. */
export function createFinanceStore({ fetchOffer, loadScript }: FinanceSources, start: Start = {}) {
  let state: FinanceState = {
    ...initialState,
    selectedPrice: start.price?.amount ?? initialState.selectedPrice,
    selectedDeposit: start.depositPercent ?? initialState.selectedDeposit,
    selectedProduct: start.productId ?? initialState.selectedProduct,
    offer: start.offer ?? initialState.offer,
  }
  const { watch, notify } = createListeners()

  function change(next: Partial<FinanceState>) {
    state = { ...state, ...next }
    notify()
  }

  return {
    state: () => state,
    watch,
    selectPrice: (pence: number) => change({ selectedPrice: pence }),
    selectDeposit: (percent: number) => change({ selectedDeposit: percent }),
    selectProduct: (id: string) => change({ selectedProduct: id }),
    /** Safe to call again: after a failure it tries again. */
    async load() {
      if (state.isLoading || state.isLoaded) return
      change({ isLoading: true, financeError: null })
      const offer = state.offer ?? (await fetchOffer())
      if (typeof offer === 'string') return change({ isLoading: false, financeError: offer })
      change({ offer })
      const lender = offer.script === null ? null : await loadScript(offer.script)
      change({ isLoading: false, isLoaded: true, lender })
    },
  }
}

export type FinanceStore = ReturnType<typeof createFinanceStore>
