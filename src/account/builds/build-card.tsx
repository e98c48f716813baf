import { SheetLink } from '#/configurator/build/sheet-link.tsx'
import { savedSheetUrl } from '#/configurator/build/sheet-url.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { AddSavedBuild } from '#/saved-builds/page/add-saved-build.tsx'
import { BuildChangesList } from '#/saved-builds/page/build-changes-list.tsx'
import type { BuildView } from '#/saved-builds/page/build-view.ts'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { Price } from '#/ui/price.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { compareFormId } from './compare-path.ts'
import { DeleteForm, RenameForm } from './build-forms.tsx'

type BuildCardProps = {
  build: BuildView
  /** Whether there is another build to compare it with. */
  isComparable: boolean
}

/** One build of the customer: its drawing, its price now, what has changed, and what to do with it. */
export function BuildCard({ build, isComparable }: BuildCardProps) {
  const t = useTranslations('savedBuilds')
  const { country } = useVisitor()
  const { now } = build
  const title = build.name ?? build.bikeName
  const named = { name: title, code: build.code }
  const changed = build.parts.filter(({ isPaint }) => !isPaint).length
  return (
    <li className="flex flex-col overflow-hidden rounded-sm bg-stone-50">
      <div className="grid aspect-3/2 place-items-center bg-stone-100">
        {build.picture && (
          <Picture
            picture={build.picture.picture}
            alt={build.picture.alt}
            ground="stone100"
            sizes="(min-width: 80rem) 28rem, (min-width: 64rem) 55vw, 92vw"
            className="h-auto w-full"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5 sm:p-6">
        <div className="grid gap-1">
          <h2 className="title text-xl">
            <PageLink to={build.path} className="hover:underline">
              {title}
            </PageLink>
          </h2>
          <p className="figures text-sm text-stone-600">
            {[
              ...(build.name === null ? [] : [build.bikeName]),
              build.size ?? t('noSize'),
              build.colour,
              ...(changed > 0 ? [t('own.parts', { count: changed })] : []),
            ].join(' · ')}
          </p>
          <p className="figures text-sm text-stone-600">
            {t('savedOn', { code: build.code, date: build.savedOn })}
          </p>
        </div>
        {now?.price && (
          <Price price={formatMoney(now.price, country.locale)} isFrom={now.isFrom} size="large" />
        )}
        <BuildChangesList changes={build.changes} />
        <div className="mt-auto grid gap-3">
          {now?.items && (
            <AddSavedBuild slug={now.slug} items={now.items} label={t('own.addNamed', named)} />
          )}
          <div className="border-t border-stone-200 pt-2">
            <div className="flex flex-wrap gap-x-6">
              {now && (
                <TextLink
                  to={now.changeUrl}
                  aria-label={t('own.changeNamed', named)}
                  className="inline-flex min-h-11 items-center"
                >
                  {t('change')}
                </TextLink>
              )}
              {now && (
                <SheetLink
                  to={savedSheetUrl(build.code)}
                  name={`${title}, ${build.code}`}
                  className="inline-flex min-h-11 items-center"
                />
              )}
              {now?.quoteUrl && (
                <TextLink
                  to={now.quoteUrl}
                  aria-label={t('own.quoteNamed', named)}
                  className="inline-flex min-h-11 items-center"
                >
                  {t('quote')}
                </TextLink>
              )}
            </div>
            <div className="flex flex-wrap items-start gap-x-6">
              {isComparable && (
                <Checkbox
                  form={compareFormId}
                  name="builds"
                  value={build.code}
                  aria-label={t('compare.tickNamed', named)}
                  label={t('compare.tick')}
                />
              )}
              <DeleteForm code={build.code} name={title} />
              <RenameForm code={build.code} name={build.name ?? ''} title={title} />
            </div>
          </div>
        </div>
      </div>
    </li>
  )
}
