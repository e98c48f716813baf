import { useTranslations } from 'use-intl'
import { Checkbox } from '#/ui/checkbox.tsx'
import { classes } from '#/ui/classes.ts'
import { colourGround } from './colour-ground.ts'
import type { Facet, FacetValue } from './facets.ts'

type FilterValuesProps = {
  facet: Facet
  isChosen: (value: string) => boolean
  onToggle: (value: string) => void
}

/** The values of one filter, each with how many products it would leave. */
export function FilterValues({ facet, isChosen, onToggle }: FilterValuesProps) {
  const t = useTranslations('buttons')
  if (facet.name === 'by_size') return <SizeTiles {...{ facet, isChosen, onToggle }} />
  const isLong = facet.values.length > mostAtOnce + 2
  const shown = isLong ? facet.values.slice(0, mostAtOnce) : facet.values
  const rest = facet.values.slice(shown.length)
  const tick = (each: FacetValue) => (
    <li key={each.value}>
      <Checkbox
        name={facet.name}
        value={each.value}
        label={facet.name === 'colour' ? <ColourLabel value={each} /> : each.label}
        count={each.count}
        checked={isChosen(each.value)}
        disabled={each.count === 0 && !isChosen(each.value)}
        onChange={() => onToggle(each.value)}
      />
    </li>
  )
  return (
    <>
      <ul>{shown.map(tick)}</ul>
      {rest.length > 0 && (
        <details
          open={rest.some(({ value }) => isChosen(value)) || undefined}
          className="group/rest"
        >
          <summary className="label flex min-h-11 items-center text-sm underline decoration-stone-400 group-open/rest:hidden hover:decoration-current">
            {t('loadMore', { count: rest.length })}
          </summary>
          <ul>{rest.map(tick)}</ul>
        </details>
      )}
    </>
  )
}

/** What can be taken in at a glance. */
const mostAtOnce = 8

const ColourLabel = ({ value }: { value: FacetValue }) => (
  <span className="flex items-center gap-2.5">
    <span
      aria-hidden="true"
      style={{ background: colourGround(value.value) }}
      className="size-4 rounded-full shadow-[inset_0_0_0_1px_rgb(15_18_22/0.24)]"
    />
    {value.label}
  </span>
)

/** Sizes are short, so they stand beside one another. */
function SizeTiles({ facet, isChosen, onToggle }: FilterValuesProps) {
  const t = useTranslations('lister')
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
      {facet.values.map(({ value, label, count }) => (
        <li key={value}>
          <label
            className={classes(
              'label figures grid min-h-11 cursor-pointer place-items-center rounded-sm px-2 text-center text-sm inset-ring inset-ring-stone-400 transition-colors',
              'hover:inset-ring-ink has-checked:bg-ink has-checked:text-paper has-checked:inset-ring-ink',
              'has-disabled:cursor-not-allowed has-disabled:text-stone-500 has-disabled:inset-ring-stone-200',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal',
            )}
          >
            <input
              type="checkbox"
              name={facet.name}
              value={value}
              checked={isChosen(value)}
              disabled={count === 0 && !isChosen(value)}
              onChange={() => onToggle(value)}
              className="sr-only"
            />
            {label}
            <span className="sr-only">, {t('products', { count })}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
