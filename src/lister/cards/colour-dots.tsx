import type { CSSProperties, SyntheticEvent } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { isPlainClick } from '#/navigation/links/plain-click.ts'
import { type Card, cardUrl } from './card.ts'

type ColourDotsProps = { card: Card; shown: number; onShow: (index: number) => void }

/** A choice of two is worth dots; of more than these only the first are shown. */
const mostDots = 7

/**
 * Buttons that repaint the card. Underneath they are links to the product in that colour, which is
 * what they do without scripts, with the middle button or in a new tab.
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
    <ul aria-label={t('colours', { name })} className="relative z-1 -ml-1 flex h-7 items-center">
      {pictures.slice(0, mostDots).map((picture, index) => (
        <li key={picture.colour}>
          <a
            href={cardUrl(card, index)}
            // A button cannot lead anywhere by itself.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="button"
            aria-pressed={index === shown}
            aria-label={t('colourOf', { name, colour: picture.name })}
            title={picture.name}
            onClick={(event) => {
              if (isPlainClick(event)) show(event, index)
            }}
            // a link hears only Enter; a button hears the space bar too
            onKeyDown={(event) => {
              if (event.key === ' ') show(event, index)
            }}
            style={{ '--swatch': groundOf(picture.swatch) } as CSSProperties}
            className="swatch-button"
          />
        </li>
      ))}
      {more > 0 && <li className="figures pl-1 text-xs text-stone-600">+{more}</li>}
    </ul>
  )
}

const groundOf = ([first = 'transparent', second]: readonly string[]) =>
  second ? `linear-gradient(120deg, ${first} 35%, ${second} 65%)` : first
