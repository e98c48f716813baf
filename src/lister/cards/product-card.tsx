import { useState } from 'react'
import { keepEnding } from '#/i18n/numbers/keep-ending.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { announcePicture, Picture } from '#/images/ui/picture.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { type Money, subtract } from '#/money/money.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Badge, type BadgeKind } from '#/ui/badge.tsx'
import { SaveLabel } from '#/ui/save-label.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { type Card, cardUrl, type CardBadge } from './card.ts'
import { cardAlt, cardPicture } from './card-picture.ts'
import { ColourDots } from './colour-dots.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'

type ProductCardProps = {
  card: Card
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** Above the fold: its picture is loaded eagerly. */
  isFirst?: boolean
  /** Square pictures, for listings of accessories only; beside bikes all cards have the format of bikes. */
  isSquare?: boolean
  /** Given only where the page also shows the representative example; null keeps the line blank. */
  monthly?: Money | null | undefined
  /** The page says above the list when most of its products are dispatched, and this one is among them. */
  isUsualDispatch?: boolean
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
}

const pictureOf = (card: Card, shown: number) => card.pictures[shown] ?? card.pictures[0]

/** Preloads the picture of a card above the fold. */
export function announceCard(card: Card, sizes: string): void {
  const picture = pictureOf(card, card.shown)
  if (picture) announcePicture(cardPicture(card, picture, sizes))
}

/** A product in a listing: one link, named after the product. */
export function ProductCard(props: ProductCardProps) {
  const { card, sizes, monthly, isFirst = false, isSquare = false } = props
  const { heading: Heading = 'h3', isUsualDispatch = false } = props
  const [chosen, choose] = useState<number | null>(null)
  const shown = chosen ?? card.shown
  const picture = pictureOf(card, shown)
  return (
    <article className="card">
      <div className={isSquare ? 'card-window aspect-square' : 'card-window'}>
        {picture && (
          <Picture
            {...cardPicture(card, picture, sizes)}
            alt={cardAlt(card, picture)}
            isFirst={isFirst}
            {...(isSquare && { className: 'p-[7%]' })}
          />
        )}
        <CardBadges card={card} />
      </div>
      <ColourDots card={card} shown={shown} onShow={choose} />
      <Heading>
        <PageLink to={cardUrl(card, shown)}>{keepEnding(card.name)}</PageLink>
      </Heading>
      {card.subtitle && <p>{card.subtitle}</p>}
      {card.keyFacts.length > 0 && <p>{card.keyFacts.join('\u00A0· ')}</p>}
      <div className="card-facts">
        <CardPrice card={card} />
        {monthly && <CardMonthly price={monthly} />}
        <CardStock card={card} />
        {!isUsualDispatch && <CardDispatch card={card} />}
      </div>
    </article>
  )
}

const badgeKinds: Record<CardBadge, BadgeKind> = {
  new: 'ink',
  electric: 'signal',
  'ex-demo': 'go',
  refurbished: 'go',
  'sold-out': 'stop',
  'not-for-roads': 'stop',
}

function CardBadges({ card: { badges, left, stock } }: { card: Card }) {
  const t = useTranslations('lister')
  if (badges.length === 0 && left === null) return null
  return (
    <p className="absolute top-3 left-3 flex flex-wrap gap-1.5">
      {badges.map((badge) => (
        <Badge key={badge} kind={badgeKinds[badge]}>
          {t(`badges.${badge}`)}
        </Badge>
      ))}
      {left !== null && (
        <Badge kind="stop">
          {stock?.sizes.length === 1
            ? t('leftIn', { count: left, size: stock.sizes[0] ?? '' })
            : t('left', { count: left })}
        </Badge>
      )}
    </p>
  )
}

function CardPrice({ card: { price, was, isFrom, unit } }: { card: Card }) {
  const t = useTranslations('price')
  const { country } = useVisitor()
  const inWords = formatMoney(price, country.locale)
  return (
    <p>
      <span>
        {was && <span className="sr-only">{t('now')}</span>}
        {isFrom ? t('from', { price: inWords }) : inWords}
      </span>
      {was && (
        <>
          <span>
            {country.isInEu ? `${t('lowest')} ` : <span className="sr-only">{t('was')}</span>}
            <s>{formatMoney(was, country.locale)}</s>
          </span>
          <SaveLabel>
            {t('save', { amount: formatMoney(subtract(was, price), country.locale) })}
          </SaveLabel>
        </>
      )}
      {unit && <span>{unit}</span>}
    </p>
  )
}

function CardMonthly({ price }: { price: Money }) {
  const t = useTranslations('finance')
  const { country } = useVisitor()
  return (
    <p>{t('monthly', { price: formatMoney(price, country.locale, { decimals: 'always' }) })}</p>
  )
}

/** Beyond this number the sizes in stock are counted rather than named. */
const mostNamed = 3

/** The stock of the product as a whole: the sizes that are ready, unless all of them are. */
function CardStock({ card: { stock } }: { card: Card }) {
  const t = useTranslations('lister')
  if (stock === null) return null
  const { sizes, of } = stock
  if (sizes.length > mostNamed) return <p>{t('stockCount', { count: sizes.length, of })}</p>
  const [last = '', ...others] = sizes.toReversed()
  return (
    <p>
      {others.length > 0
        ? t('stockInSome', { sizes: others.toReversed().join(', '), last })
        : t('stockInOne', { size: last })}
    </p>
  )
}

function CardDispatch({ card: { dispatch } }: { card: Card }) {
  const t = useTranslations('lister')
  const { locale } = useVisitor()
  if (dispatch === null) return null
  return <p>{t('dispatch', { day: dayInWords(dispatch, locale) })}</p>
}
