import type { SyntheticEvent } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { isPlainClick } from '#/navigation/links/plain-click.ts'
import { type Card, cardUrl } from './card.ts'

type ColourDotsProps = { card: Card; shown: number; onShow: (index: number) => void }

/** Products with more colours show only the first ones and a count. */
const mostDots = 7

/**
 * Buttons that change the card's colour. They are links to the product in that colour, for browsers without
 * scripts, middle clicks and new tabs.
 */
export function ColourDots({ card, shown, onShow }: ColourDotsProps) {
  const t = useTranslations('lister')
  const { pictures, name } = card
  if (pictures.length < 2) return null
  const more = pictures.length - mostDots

  function show(event: SyntheticEvent, index: number) {
    event.preventDefault()
    onShow(index)
  }

  return (
    <ul aria-label={t('colours', { name })}>
      {pictures.slice(0, mostDots).map((picture, index) => (
        <li key={picture.colour}>
          <a
            href={cardUrl(card, index)}
            // a `<button>` has no URL
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="button"
            aria-pressed={index === shown}
            aria-label={t('colourOf', { name, colour: picture.name })}
            title={picture.name}
            onClick={(event) => {
              if (isPlainClick(event)) show(event, index)
            }}
            // a link reacts only to Enter, a button to the space bar too
            onKeyDown={(event) => {
              if (event.key === ' ') show(event, index)
            }}
            style={{ '--swatch': groundOf(picture.swatch) }}
          />
        </li>
      ))}
      {more > 0 && <li className="figures pl-1 text-xs text-stone-600">+{more}</li>}
    </ul>
  )
}

const groundOf = ([first = 'transparent', second]: readonly string[]) =>
  second ? `linear-gradient(120deg, ${first} 35%, ${second} 65%)` : first
