import { useTranslations } from '#/i18n/use-translations.tsx'
import { ContentBlock } from '#/content/page/content-block.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { ClaimPageData } from './claim.page.server.ts'
import { ClaimAside } from './claim-aside.tsx'
import { ClaimForm } from './claim-form.tsx'

/** The retailer's own text, and the form between its explanations and its questions. */
export function Page({ data }: { data: ClaimPageData }) {
  const t = useTranslations('warranty')
  const { content } = data
  const title = content?.title ?? t('title')
  const blocks = content?.blocks ?? []
  const questions = blocks.filter(({ type }) => type === 'faq')
  const explanations = blocks.filter(({ type }) => type !== 'faq')
  return (
    <>
      <PageHead
        title={title}
        {...(content && { description: content.description, languages: content.languages })}
      />
      <header className="shell pt-8 pb-8 lg:pt-16 lg:pb-14">
        <h1 className="display max-w-[20ch] text-4xl text-balance">{title}</h1>
        <p className="mt-5 max-w-[46ch] text-xl text-balance text-stone-700 lg:mt-6">
          {content?.lead ?? t('lead')}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12 pb-16 lg:gap-y-16 lg:pb-24">
        <Blocks blocks={explanations} />
        <OwnClaims claims={data.claims} />
        <div
          id="form"
          className="shell grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-24"
        >
          <ClaimForm data={data} />
          <ClaimAside />
        </div>
        <Blocks blocks={questions} />
      </div>
    </>
  )
}

/** The blocks of a page never change their order while it is shown. */
function Blocks({ blocks }: { blocks: NonNullable<ClaimPageData['content']>['blocks'] }) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <ContentBlock key={index} block={block} isAcross />
  ))
}

function OwnClaims({ claims }: Pick<ClaimPageData, 'claims'>) {
  const t = useTranslations('warranty')
  if (claims.length === 0) return null
  return (
    <section className="shell grid gap-4" aria-labelledby="own-claims">
      <h2 id="own-claims" className="title text-xl">
        {t('ownClaims')}
      </h2>
      <ul className="max-w-3xl border-y border-stone-200">
        {claims.map(({ number, state, madeOn }) => (
          <li
            key={number}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-stone-200 py-3 first:border-0"
          >
            <TextLink to={`/warranty-claim/status/?claim=${number}`}>{number}</TextLink>
            <span>{t(`states.${state}`)}</span>
            <span className="figures text-stone-600">{madeOn}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
