import { AccountFrame } from '#/account/frame/account-frame.tsx'
import { EmptyState } from '#/account/frame/empty-state.tsx'
import { SavedNotice } from '#/account/frame/saved-notice.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PriceNotes } from '#/product/page/price-block.tsx'
import { Button } from '#/ui/form/button.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { BuildCard } from './build-card.tsx'
import { CompareBuilds } from './compare-builds.tsx'
import type { CompareBuildsView } from './compare-builds.server.ts'
import { compareFormId, comparePath } from './compare-path.ts'
import type { BuildsView } from './builds.page.server.ts'

const to = (page: number) => `/my-account/builds/${page > 1 ? `?page=${page}` : ''}`

export function Page({ data }: { data: BuildsView | CompareBuildsView }) {
  return 'choices' in data ? <CompareBuilds data={data} /> : <Builds data={data} />
}

function Builds({ data }: { data: BuildsView }) {
  const t = useTranslations('savedBuilds.own')
  const tCompare = useTranslations('savedBuilds.compare')
  const { firstName, builds, page, lastPage, notice, priceNote, scene } = data
  // Another page may have the other build; the page that compares lists them all.
  const isComparable = builds.length > 1 || lastPage > 1
  return (
    <AccountFrame firstName={firstName} section="builds">
      {notice?.kind === 'deleted' && <Deleted code={notice.code} />}
      {notice && notice.kind !== 'deleted' && <SavedNotice>{t(notice.kind)}</SavedNotice>}
      {builds.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} scene={scene}>
          <ButtonLink to="/bikes/">{t('toBikes')}</ButtonLink>
          <TextLink kind="arrow" to="/build/">
            {t('enter')}
          </TextLink>
        </EmptyState>
      ) : (
        <div className="grid gap-10">
          <ul className="grid gap-6 xl:grid-cols-2">
            {builds.map((build) => (
              <BuildCard key={build.code} build={build} isComparable={isComparable} />
            ))}
          </ul>
          {isComparable && (
            <form id={compareFormId} method="get" action={comparePath} data-print="hidden">
              <Button type="submit" kind="secondary">
                {tCompare('ticked')}
              </Button>
            </form>
          )}
          <PriceNotes note={priceNote} />
          <Pagination current={page} last={lastPage} to={to} />
          <p>
            <TextLink kind="arrow" to="/build/">
              {t('enter')}
            </TextLink>
          </p>
        </div>
      )}
    </AccountFrame>
  )
}

/** Confirms that a build was deleted, with a button that brings it back. */
function Deleted({ code }: { code: string }) {
  const t = useTranslations('savedBuilds.own')
  const form = useForm({ id: 'restore' })
  return (
    <SavedNotice>
      <PageForm form={form} className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <span>{t('deleted')}</span>
        <button
          type="submit"
          name="restore"
          value={code}
          className="label min-h-6 underline decoration-stone-400 hover:decoration-current"
        >
          {t('undo')}
        </button>
      </PageForm>
    </SavedNotice>
  )
}
