import { useEffect, useRef, useState } from 'react'
import { useAdding } from '#/cart/browser/use-adding.ts'
import { useCart } from '#/cart/browser/use-cart.ts'
import { toMoney } from '#/cart/browser/shown-lines.client.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { type AnswerOf, callApi } from '#/platform/api/fetch-json.client.ts'
import type { suggestionsCall } from '#/product/api/product.api.ts'
import { Button } from '#/ui/form/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

type Suggestion = NonNullable<AnswerOf<typeof suggestionsCall>['items']>[number]

/** Two things that fit what is in the cart, each added with one press. */
export function CartSuggestions() {
  const { locale, country } = useVisitor()
  // Names, reasons and prices come from the server.
  return <Suggestions key={`${locale} ${country.code}`} />
}

function Suggestions() {
  const t = useTranslations('cart.suggestions')
  const { cart } = useCart()
  const items = useSuggestions(cart?.version ?? null)
  const title = useRef<HTMLHeadingElement>(null)
  const [added, setAdded] = useState<string | null>(null)
  if (items.length === 0 && added === null) return null
  return (
    <section aria-labelledby="cart-suggestions" className="grid gap-4 bg-stone-50 p-4">
      <h3 id="cart-suggestions" ref={title} tabIndex={-1} className="label">
        {t('title')}
      </h3>
      <p aria-live="polite" className="sr-only">
        {added !== null && t('added', { name: added })}
      </p>
      <ul className="grid gap-4 empty:hidden">
        {items.map((item) => (
          <SuggestedItem
            key={item.sku}
            item={item}
            onAdded={() => {
              setAdded(item.name)
              // The button goes with its item, which is a line of the cart now.
              title.current?.focus({ preventScroll: true })
            }}
          />
        ))}
      </ul>
    </section>
  )
}

/** The last ones stay until those for the changed cart have arrived; without an answer there are none. */
function useSuggestions(version: number | null): readonly Suggestion[] {
  const [items, setItems] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    const call = new AbortController()
    if (version !== null)
      void fetchSuggestions(call.signal).then((found) => !call.signal.aborted && setItems(found))
    return () => call.abort()
  }, [version])
  return items
}

async function fetchSuggestions(signal: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = await callApi<typeof suggestionsCall>('/catalog/cart-suggestions', { signal })
  return answer?.body?.items ?? []
}

function SuggestedItem({ item, onAdded }: { item: Suggestion; onAdded: () => void }) {
  const t = useTranslations()
  const { country } = useVisitor()
  const { isAdding, add } = useAdding()
  const [problem, setProblem] = useState<string | null>(null)
  const { sku, name, variant, reason, url, image, price, unit_price: unit } = item

  async function press() {
    setProblem(null)
    const outcome = await add('add-item', [{ sku, quantity: 1 }])
    if ('problem' in outcome) setProblem(outcome.problem)
    else onAdded()
  }

  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      <img
        src={image}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        className="h-auto w-full rounded-sm bg-paper"
      />
      <div className="grid content-between gap-2">
        <div className="grid gap-0.5">
          <h4 className="label leading-snug">
            <PageLink to={url} className="hover:underline">
              {name}
            </PageLink>
          </h4>
          {(reason ?? variant) && <p className="text-stone-600">{reason ?? variant}</p>}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {price && (
            <p className="figures">
              <span className="label">{formatMoney(toMoney(price), country.locale)}</span>
              {unit !== null && <span className="ml-2 text-stone-600">{unit}</span>}
            </p>
          )}
          <Button
            kind="secondary"
            size="small"
            isLoading={isAdding}
            aria-label={t('review.addName', { name })}
            onClick={() => void press()}
            className="ml-auto"
          >
            {t('buttons.add')}
          </Button>
        </div>
      </div>
      {problem !== null && (
        <p role="alert" className="col-span-2 flex items-start gap-2 text-stop">
          <Icon name="alert" size={18} className="mt-px shrink-0" />
          {problem}
        </p>
      )}
    </li>
  )
}
