import { type MouseEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { editedLine, isEditParameter } from '#/cart/edit/edited-line.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { buildSubtitle, hasOtherParts } from '#/configurator/build/build-words.ts'
import { buildPrice, fitBuild } from '#/configurator/choice/built.ts'
import { weightLimitWords } from '#/configurator/fit/build-limits.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { CalculatorLink } from '#/finance/calculator-link.tsx'
import { longestCredit } from '#/finance/finance.ts'
import { RepresentativeExample } from '#/finance/representative-example.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { PriceNotes } from '#/product/page/price-block.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { BuildBar } from './build-bar.tsx'
import { BuildTools } from './build-tools.tsx'
import type { ConfiguratorData } from './configurator.page.server.ts'
import { SoonestContext } from '#/configurator/steps/use-soonest.ts'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { Presets } from './presets.tsx'
import { StageDrawing, StepIndex } from './late-parts.tsx'
import { QuoteLink } from './quote-link.tsx'
import { Steps } from './steps.tsx'
import { useBuild } from './use-build.ts'
import { focusAddButton, totalId, useJumpToTotal } from './use-jump-to-total.ts'

export function Page({ data }: { data: ConfiguratorData }) {
  const t = useTranslations('configurator')
  const query = new URLSearchParams(useLocation().search)
  const line = editedLine(query)
  // A shared link is the whole build, without the line of a cart that only its owner has.
  const named = [...query.keys()].filter((name) => !isEditParameter(name))
  const isBuild = named.length > 0
  return (
    <>
      <PageHead
        title={t('title', { name: data.name })}
        description={isBuild ? data.share.description : t('description', { name: data.name })}
        {...(data.share.image !== null && { image: data.share.image })}
        allowedQuery={named}
        isIndexed={false}
      />
      {/* Another line of the cart may have another build of the same bike. */}
      <Configurator key={`${data.slug} ${line ?? ''}`} data={data} />
    </>
  )
}

/** The drawing of the bike, and beside it the steps. */
function Configurator({ data }: { data: ConfiguratorData }) {
  const t = useTranslations('configurator')
  const tFinance = useTranslations('finance')
  const { country } = useVisitor()
  const { bike } = data
  const { store, build } = useBuild(bike, data.opened.sku)
  const { choice } = build
  const [isSizeMissed, setSizeMissed] = useState(false)
  const [isSoonest, setSoonest] = useState(false)
  useJumpToTotal()
  const sizes = useRef<HTMLDivElement>(null)
  const example = exampleFor(data, choice)
  const asShown = data.to + colourAndSize(bike, choice)
  const breadcrumb = <Breadcrumb crumbs={[{ name: data.name, to: asShown }]} current={t('crumb')} />

  function promptForSize() {
    setSizeMissed(true)
    sizes.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }

  return (
    <>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(28rem,36rem)]">
        <div
          data-stage
          className="bg-stone-100 max-lg:sticky max-lg:top-(--header-height) max-lg:z-10"
        >
          <div className="relative lg:sticky lg:top-(--header-height) lg:grid lg:h-[calc(100dvh-var(--header-height)-4.5rem-var(--store-bar,0px))] lg:grid-rows-[auto_minmax(0,1fr)]">
            <div className="px-(--gutter) pt-2 max-lg:hidden lg:pl-[max(var(--gutter),(100vw-90rem)/2)]">
              {breadcrumb}
            </div>
            <div className="h-[min(21vh,66vw)] lg:h-auto lg:pb-10">
              <StageDrawing bike={bike} store={store} />
            </div>
            <div className="absolute right-(--gutter) bottom-2 lg:right-auto lg:left-[max(var(--gutter),(100vw-90rem)/2)]">
              <StepIndex bike={bike} />
            </div>
          </div>
        </div>
        <div className="grid content-start gap-8 px-(--gutter) pt-6 pb-12 lg:pt-10 lg:pl-12 lg:pr-[max(var(--gutter),(100vw-90rem)/2)]">
          <header className="grid gap-2">
            {/* On narrow screens there is no room for it above the drawing. */}
            <div className="lg:hidden">{breadcrumb}</div>
            <h1 className="display text-3xl lg:text-[min(2.6rem,3.2vw)]">
              {t('title', { name: data.heading })}
            </h1>
            <p className="text-lg text-stone-700">{subtitleOf(data, choice)}</p>
            <BuildTools slug={data.slug} bike={bike} store={store} build={build} />
            <a
              href={`#${totalId}`}
              onClick={jumpToTotal}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              className="label sr-only justify-self-start bg-ink px-4 py-3 text-sm text-paper focus-visible:not-sr-only"
            >
              {t('toTotal')} ({t('toTotalKey')})
            </a>
          </header>
          <Presets bike={bike} store={store} choice={choice} />
          <SoonestContext value={isSoonest}>
            <div data-print="hidden" className="-mt-6 [@media(scripting:none)]:hidden">
              <Checkbox
                label={t('soonest')}
                checked={isSoonest}
                onChange={({ target }) => setSoonest(target.checked)}
              />
            </div>
            <Steps data={data} {...{ store, choice, isSizeMissed, sizes }} />
          </SoonestContext>
          <PriceNotes note={data.note} />
          <BuildLimits {...{ bike, choice }} brakes={data.brakeLevers} />
          {example && (
            <div>
              <RepresentativeExample example={example} />
              <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm">
                <span className="figures">
                  {tFinance('monthly', {
                    price: formatMoney(example.credit.instalment, country.locale, {
                      decimals: 'always',
                    }),
                  })}
                </span>
                <CalculatorLink price={example.credit.price} />
              </p>
            </div>
          )}
          <QuoteLink {...{ data, choice }} onSizeMissing={promptForSize} />
        </div>
      </div>
      <BuildBar
        bike={bike}
        note={data.note}
        store={store}
        build={build}
        onSizeMissing={promptForSize}
      />
    </>
  )
}

type BuildLimitsProps = { bike: OfferedBike; choice: Choice; brakes: string }

/** The limit of the build with rider and luggage, and how its brakes are connected. */
function BuildLimits({ bike, choice, brakes }: BuildLimitsProps) {
  const t = useTranslations('configurator')
  const { locale } = useVisitor()
  const weight = weightLimitWords(fitBuild(bike, choice))
  return (
    <p className="-mt-6 text-sm text-stone-600">
      {weight && `${t('maxWeight', { weight: weight[locale] })} `}
      {brakes}.
    </p>
  )
}

function jumpToTotal(event: MouseEvent): void {
  event.preventDefault()
  focusAddButton()
}

const subtitleOf = ({ bike, subtitle, modelSubtitle }: ConfiguratorData, choice: Choice): string =>
  buildSubtitle(subtitle, modelSubtitle, hasOtherParts(bike, choice))

/** The query for the bike's own page, which has no parts in its URL. */
function colourAndSize(bike: OfferedBike, choice: Choice): string {
  const query = choiceQuery({ ...choice, parts: {} }, bike).toString()
  return query && `?${query}`
}

function exampleFor({ bike, finance }: ConfiguratorData, choice: Choice) {
  const price = buildPrice(bike, choice)
  const credit = finance && price && longestCredit(finance, money(price.total, bike.currency))
  return credit ? { credit, notice: finance.notice } : null
}
