import { useTranslations } from '#/i18n/use-translations.tsx'
import { colourGround } from '#/lister/cards/colour-ground.ts'
import type { Facet, FacetValue } from '#/lister/listing/facets.ts'
import { sizeParts } from '#/lister/listing/size-dimension.ts'
import { classes } from '#/ui/classes.ts'

type FilterValuesProps = {
  facet: Facet
  isChosen: (value: string) => boolean
  onToggle: (value: string) => void
}

/** The values of one filter, each with the number of products it would leave. */
export function FilterValues({ facet, isChosen, onToggle }: FilterValuesProps) {
  const t = useTranslations('buttons')
  if (facet.name === 'by_size') return <SizeTiles {...{ facet, isChosen, onToggle }} />
  const isLong = facet.values.length > maxShown + 2
  const shown = isLong ? facet.values.slice(0, maxShown) : facet.values
  const rest = facet.values.slice(shown.length)
  const tick = (each: FacetValue) => (
    <li key={each.value}>
      <label>
        <input
          type="checkbox"
          name={facet.name}
          value={each.value}
          checked={isChosen(each.value)}
          disabled={each.count === 0 && !isChosen(each.value)}
          onChange={() => onToggle(each.value)}
        />
        {facet.name === 'colour' && swatchOf(each)}
        {each.label}
        <span>{each.count}</span>
      </label>
    </li>
  )
  return (
    <>
      <ul className="tick-list">{shown.map(tick)}</ul>
      {rest.length > 0 && (
        <details
          open={rest.some(({ value }) => isChosen(value)) || undefined}
          className="group/rest"
        >
          <summary className="filter-more">{t('loadMore', { count: rest.length })}</summary>
          <ul className="tick-list">{rest.map(tick)}</ul>
        </details>
      )}
    </>
  )
}

/** As many as can be taken in at a glance. */
const maxShown = 8

const swatchOf = ({ value }: FacetValue) => (
  <span style={{ '--swatch': colourGround(value) }} className="swatch" />
)

/** Sizes are short, so they are shown as tiles side by side. */
function SizeTiles({ facet, isChosen, onToggle }: FilterValuesProps) {
  const t = useTranslations('lister')
  return (
    <ul className={classes('grid', tileColumns(facet.values))}>
      {facet.values.map(({ value, label, count }) => (
        <li key={value}>
          <label className="size-tile">
            <input
              type="checkbox"
              name={facet.name}
              value={value}
              checked={isChosen(value)}
              disabled={count === 0 && !isChosen(value)}
              onChange={() => onToggle(value)}
              className="sr-only"
            />
            <SizeLabel label={label} />
            <span className="sr-only">{`, ${t('products', { count })}`}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** All tiles of a group are as wide as its longest size needs. */
function tileColumns(values: readonly FacetValue[]): string {
  const longest = Math.max(...values.map(({ label }) => label.length))
  // The five sizes of a bike stay in one row.
  if (longest <= 2 && values.length === 5) return 'gap-1 grid-cols-5'
  if (longest <= 6) return 'gap-2 grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))]'
  return longest <= 16 ? 'gap-2 grid-cols-2' : 'gap-2 grid-cols-1'
}

function SizeLabel({ label }: { label: string }) {
  const { main, detail } = sizeParts(label)
  return (
    <>
      {main}
      {detail !== null && <i>{detail}</i>}
    </>
  )
}
