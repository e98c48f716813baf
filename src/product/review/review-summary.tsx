import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { EditLink } from './edit-link.tsx'
import { InCart } from './in-cart.tsx'
import { recommendationOf } from './recommendation.ts'
import { ReviewPrice } from './review-price.tsx'
import type { HeldReview } from './review-view.ts'
import { ReviewWays } from './review-ways.tsx'
import { FormProblem } from '#/ui/form/form-problem.tsx'
import { swatchGround } from '#/ui/form/swatch.ts'

/** The bike that was added to the cart, its price, and the links to continue. */
export function ReviewSummary({ data }: { data: HeldReview }) {
  const t = useTranslations('review')
  return (
    <>
      <header className="grid gap-3">
        <InCart />
        <h1 className="display text-3xl">{data.name}</h1>
        <p className="text-lg text-stone-700">{data.subtitle}</p>
      </header>
      {data.problem !== null && <Notice kind="failed">{data.problem}</Notice>}
      <Facts data={data} />
      {data.price && <ReviewPrice price={data.price} note={data.note} />}
      {data.colour?.isCustom && <Notice>{t('customPaint')}</Notice>}
      <WaysOn hasAdditions={data.additions.length > 0} editUrl={data.editUrl} />
      <Advice data={data} />
    </>
  )
}

function Facts({ data: { size, colour, quantity, dispatchDate } }: { data: HeldReview }) {
  const t = useTranslations('review')
  const { locale } = useVisitor()
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-stone-200 sm:grid-cols-4 lg:grid-cols-2">
      {size !== null && <Fact name={t('size')}>{size}</Fact>}
      {colour && (
        <Fact name={t(colour.isCustom ? 'paint' : 'colour')}>
          <Swatch colours={colour.swatch} />
          {colour.name}
        </Fact>
      )}
      <Fact name={t('quantity')}>{quantity}</Fact>
      {dispatchDate && <Fact name={t('dispatched')}>{dayInWords(dispatchDate, locale)}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-stone-200 py-3">
      <dt className="text-sm text-stone-600">{name}</dt>
      <dd className="label figures flex items-center gap-2">{children}</dd>
    </div>
  )
}

function Swatch({ colours }: { colours: readonly string[] }) {
  const ground = swatchGround(colours)
  return <span aria-hidden="true" style={{ '--swatch': ground }} className="swatch shrink-0" />
}

type WaysOnProps = { hasAdditions: boolean; editUrl: string | null }

function WaysOn({ hasAdditions, editUrl }: WaysOnProps) {
  const t = useTranslations('review')
  return (
    <div className="grid gap-3">
      <FormProblem />
      <ReviewWays />
      <p className="flex flex-wrap gap-x-8">
        <EditLink to={editUrl} />
        {hasAdditions && (
          <TextLink kind="arrow" to="#additions">
            {t('toAdditions')}
          </TextLink>
        )}
        <TextLink kind="arrow" to="/bikes/">
          {t('keepLooking')}
        </TextLink>
      </p>
    </div>
  )
}

/** One recommendation in words, for those who do not want to read through a list. */
function Advice({ data: { additions } }: { data: HeldReview }) {
  const t = useTranslations('review')
  const advice = recommendationOf(additions)
  if (!advice) return null
  const { kind, reason } = advice.group
  return (
    <p className="max-w-prose border-t border-stone-200 pt-4 text-stone-700">
      {t('advice')} <TextLink to={`#additions-${kind}`}>{advice.item.name}</TextLink>.{' '}
      {t(`reasons.${reason.key}`, { tyre: reason.tyre })}
    </p>
  )
}
