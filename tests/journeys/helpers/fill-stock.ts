import { backOffice } from './back-office.ts'

/** More than all journeys buy of them. */
const plenty = '500'

/**
 * Runs before the journeys. Many of them order one of these, and the last piece changes the dispatch date: whoever
 * stands at the checkout at that moment is asked to confirm it.
 */
export default async function fillStock(): Promise<void> {
  for (const sku of ['HLM-CREST-M-INK', 'HLM-CREST-S-INK'])
    await backOffice('stock', sku, 'halifax', plenty)
}
