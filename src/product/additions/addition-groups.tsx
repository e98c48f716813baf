import { useLoaderData } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useMessageText } from '#/ui/use-message-text.ts'
import type { AdditionGroupView } from './addition-view.ts'
import { Addition } from './addition-card.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'

/** Suggestions for the bike: a few items for each thing it lacks, and the reason. */
export function Additions({ groups }: { groups: readonly AdditionGroupView[] }) {
  const t = useTranslations('review')
  return (
    <ProductSection
      id="additions"
      title={t('additionsTitle')}
      aside={<p className="text-stone-700">{t('additionsLead')}</p>}
      isWashed
    >
      <UnlistedProblem groups={groups} />
      <div className="border-t border-stone-300">
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </ProductSection>
  )
}

/** Without scripts: shows the problem of an item that is no longer offered. */
function UnlistedProblem({ groups }: { groups: readonly AdditionGroupView[] }) {
  const { form } = useLoaderData<PageAnswer>()
  const textOf = useMessageText()
  const shown = groups.flatMap(({ items }) => items.flatMap(({ sku, held }) => [sku, held?.uid]))
  const unlisted = Object.entries(form?.fields ?? {}).find(([name]) => !shown.includes(name))
  const [problem] = unlisted?.[1] ?? []
  if (!problem) return null
  return (
    <div className="mb-6">
      <Notice kind="failed">{textOf(problem)}</Notice>
    </div>
  )
}

function Group({ group }: { group: AdditionGroupView }) {
  const t = useTranslations('review')
  const { kind, reason, items } = group
  const headingId = `additions-${kind}`
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-2 border-b border-stone-300 py-4 sm:gap-y-4 sm:py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-8"
    >
      <div className="grid content-start gap-1">
        <h3 id={headingId} className="title text-lg">
          {t(`kinds.${kind}`)}
        </h3>
        <p className="max-w-prose text-sm text-stone-600">
          {t(`reasons.${reason.key}`, { tyre: reason.tyre })}
        </p>
      </div>
      <ul className="pushed-row content-start gap-x-8 gap-y-5 sm:grid sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <Addition key={item.productId} item={item} />
        ))}
      </ul>
    </section>
  )
}
