import type { CSSProperties, MouseEvent } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { isPlainClick } from '#/navigation/links/plain-click.ts'
import type { Card } from './card.ts'

type ColourDotsProps = { card: Card; shown: number; onShow: (index: number) => void }

/** Products with more colours show only the first ones and a count. */
const mostDots = 7

/** Buttons that change the card's colour; without scripts they lead to the product in that colour. */
export function ColourDots({ card, shown, onShow }: ColourDotsProps) {
  const t = useTranslations('lister')
  const { pictures, slug } = card
  if (pictures.length < 2) return null
  const more = pictures.length - mostDots

  function show(event: MouseEvent, index: number) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onShow(index)
  }

  return (
    <form className="card-dots" action={`/${slug}/`}>
      <fieldset aria-label={t('colours')}>
        {pictures.slice(0, mostDots).map((picture, index) => (
          // The title is its name, and `submit` is the default: saying either twice would add 2 kB to a listing.
          // oxlint-disable-next-line react/button-has-type, jsx-a11y/control-has-associated-label
          <button
            key={picture.colour}
            name="colour"
            value={picture.colour ?? ''}
            title={picture.name}
            aria-current={index === shown || undefined}
            onClick={(event) => show(event, index)}
            style={swatchOf(picture.swatch)}
          />
        ))}
        {more > 0 && <span className="figures pl-1 text-xs text-stone-600">+{more}</span>}
      </fieldset>
    </form>
  )
}

/** `color` rather than a variable of its own: a listing has a hundred dots. */
const swatchOf = ([first = 'transparent', second]: readonly string[]) =>
  ({ color: first, ...(second && { '--fade': second }) }) as CSSProperties
