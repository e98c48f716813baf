import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { AccordionItem } from '#/ui/overlay/accordion.tsx'
import { Button } from '#/ui/form/button.tsx'
import { withEarlyChoice } from './early-choice.client.ts'
import { FilterValues } from './filter-values.tsx'
import type { Facet } from '#/lister/listing/facets.ts'
import { dimensionOf, type SizeDimension, sizeDimensions } from '#/lister/listing/size-dimension.ts'
import { filterNames, type ValueFilter } from '#/lister/listing/filters.ts'
import type { Listing } from '#/lister/listing/listing.ts'
import { hasValue, toggled, withMonthly, withPrice } from '#/lister/listing/lister.ts'
import { MonthlyFilter } from './monthly-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { useLister } from './use-lister.ts'

/** The number of groups that are open from the start, besides monthly prices; groups with a choice always are. */
const openGroups = 5

type Group =
  | { name: 'price'; ends: { least: number; most: number } }
  | { name: 'monthly' }
  | { name: ValueFilter; facet: Facet; dimension?: SizeDimension }

type FilterFormProps = { listing: Listing; id?: string }

/** Every filter of a listing. A tick takes effect at once; without scripts the form is submitted. */
export function FilterForm({ listing, id }: FilterFormProps) {
  const t = useTranslations('lister')
  const { pathname } = useLocation()
  const { lister, show } = useLister(listing.lister)
  const { facets, priceEnds, currency } = listing
  const form = useRef<HTMLFormElement>(null)
  const showEarlyChoice = useEffectEvent(() => {
    const early = form.current ? withEarlyChoice(lister, form.current) : lister
    if (early !== lister) show(early)
  })
  useEffect(() => showEarlyChoice(), [])
  const groups = filterNames.flatMap((name): Group[] => {
    if (name === 'price') return priceEnds ? [{ name, ends: priceEnds }] : []
    if (name === 'monthly') return isByMonth(listing) ? [{ name }] : []
    const facet = facets.find((each) => each.name === name)
    if (name === 'by_size' && facet) return sizeGroups(facet, lister)
    return facet ? [{ name, facet }] : []
  })
  const openCount = openGroups + Number(isByMonth(listing))
  return (
    <form
      ref={form}
      id={id}
      action={pathname}
      // The browser would restore the state of another list.
      autoComplete="off"
      // The price has a button of its own.
      onSubmit={(event) => event.preventDefault()}
    >
      {lister.search !== null && <input type="hidden" name="q" value={lister.search} />}
      {groups.map((group, i) => {
        const chosen = chosenOf(lister, group)
        const isOpen = i < openCount || chosen !== null
        const dimension = 'dimension' in group ? group.dimension : undefined
        return (
          <AccordionItem
            key={dimension ?? group.name}
            title={t(dimension ? `dimensions.${dimension}` : `filters.${group.name}`)}
            isOpen={isOpen}
          >
            {group.name === 'monthly' ? (
              <MonthlyFilter
                chosen={lister.monthly}
                onChoose={(most) => show(withMonthly(lister, most))}
              />
            ) : group.name === 'price' ? (
              <PriceFilter
                ends={group.ends}
                currency={currency}
                chosen={lister.price}
                onChoose={(range) => show(withPrice(lister, range))}
              />
            ) : (
              <FilterValues
                facet={group.facet}
                isChosen={(value) => hasValue(lister, group.name, value)}
                onToggle={(value) => show(toggled(lister, group.name, value))}
              />
            )}
          </AccordionItem>
        )
      })}
      <noscript>
        <Button type="submit" className="mt-6 w-full">
          {t('update')}
        </Button>
      </noscript>
    </form>
  )
}

/** Millilitres, tyres and millimetres are never in one group; a group with nothing to choose is left out. */
function sizeGroups({ name, values }: Facet, { filters }: Listing['lister']): Group[] {
  const isChosen = (value: string) => filters[name]?.includes(value) ?? false
  return sizeDimensions.flatMap((dimension) => {
    const members = values.filter(({ label }) => dimensionOf(label) === dimension)
    const isShown = members.length > 1 || members.some(({ value }) => isChosen(value))
    return isShown ? [{ name, facet: { name, values: members }, dimension }] : []
  })
}

const chosenOf = ({ price, monthly, filters }: Listing['lister'], { name }: Group) => {
  if (name === 'price') return price
  return (name === 'monthly' ? monthly : filters[name]) ?? null
}

/** An empty list has no monthly prices, but its filter can still be changed. */
const isByMonth = ({ finance, lister }: Listing) => finance !== undefined || lister.monthly !== null
