import { useEffect, useState } from 'react'
import type { CheckoutStore, OpenCheckout } from '#/checkout/page/checkout-view.contract.ts'
import type { Form } from '#/navigation/forms/use-form.ts'

/** The store that is selected in the form; before scripts run, the one that the page proposes. */
export function useQuoteStore(
  form: Form,
  collected: OpenCheckout['collected'],
): CheckoutStore | null {
  const stores = collected?.stores ?? []
  const proposed = collected?.chosen ?? stores[0]?.code ?? ''
  const [code, setCode] = useState(() => form.valueOf('store', proposed))
  const { ref } = form.props
  useEffect(() => {
    const element = ref.current
    const read = () => {
      const chosen = element && new FormData(element).get('store')
      if (typeof chosen === 'string') setCode(chosen)
    }
    // A saved draft has been restored by now.
    read()
    element?.addEventListener('change', read)
    return () => element?.removeEventListener('change', read)
  }, [ref])
  return stores.find((store) => store.code === code) ?? stores[0] ?? null
}
