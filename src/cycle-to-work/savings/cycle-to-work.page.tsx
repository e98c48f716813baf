import { Page as ContentPage } from '#/content/page/content.page.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { CycleToWorkData } from './cycle-to-work.page.server.ts'
import { SavingsCalculator, savingsId } from './savings-calculator.tsx'

/** The retailer's page about the scheme, with the calculator above its text. */
export function Page({ data: { content, savings } }: { data: CycleToWorkData }) {
  const t = useTranslations('cycleToWork.savings')
  if (!savings) return <ContentPage data={content} />
  const contents = [{ id: savingsId, title: t('title') }, ...content.contents]
  return (
    <ContentPage
      data={{ ...content, contents }}
      aboveText={<SavingsCalculator initial={savings} />}
    />
  )
}
