import { SheetLink } from '#/configurator/build/sheet-link.tsx'
import { savedSheetUrl } from '#/configurator/build/sheet-url.ts'
import { MonthlyLine } from '#/finance/monthly-line.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { BuildPicture } from '#/product/page/build-picture.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PriceBlock } from '#/product/page/price-block.tsx'
import { Stage } from '#/product/page/stage.tsx'
import { CodeAndLink } from '#/saved-builds/save/code-and-link.tsx'
import { guestDays } from '#/saved-builds/builds/saved-build-limits.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { AddSavedBuild } from './add-saved-build.tsx'
import { BuildChangesList } from './build-changes-list.tsx'
import { BuildFacts } from './build-facts.tsx'
import type { BuildNowView, BuildPageView } from './build-view.ts'

type Data = Extract<BuildPageView, { kind: 'build' }>

/** A saved build: its drawing, what it costs now, what has changed, and where to go on. */
export function BuildPage({ data }: { data: Data }) {
  const t = useTranslations('savedBuilds')
  const { build, note, example } = data
  const { now } = build
  const title = build.name ?? build.bikeName
  return (
    <>
      <PageHead
        title={`${build.bikeName}, ${t('number', { code: build.code })}`}
        description={data.share?.description ?? t('description', { name: build.bikeName })}
        {...(data.share?.image && { image: data.share.image })}
        isIndexed={false}
      />
      <Stage
        crumbs={now ? [{ name: build.bikeName, to: `/${now.slug}/` }] : []}
        current={t('number', { code: build.code })}
        picture={<BuildPicture picture={build.picture} />}
      >
        <header className="grid gap-2">
          <p className="label figures text-sm text-stone-600">
            {t('savedOn', { code: build.code, date: build.savedOn })}
          </p>
          <h1 className="display text-3xl wrap-anywhere">{title}</h1>
          {build.name !== null && <p className="text-lg text-stone-700">{build.bikeName}</p>}
          {build.subtitle !== null && <p className="text-stone-700">{build.subtitle}</p>}
        </header>
        {data.isNew && <Notice kind="done">{t('savedNow')}</Notice>}
        <BuildChangesList changes={build.changes} />
        {now?.price && note && (
          <PriceBlock
            price={{ price: now.price, was: now.before, isFrom: now.isFrom }}
            note={note}
          />
        )}
        {example && <MonthlyLine example={example} />}
        <Ways now={now} />
        <BuildFacts build={build} />
        <section aria-label={t('share')} className="grid gap-5 border-t border-ink pt-6">
          <CodeAndLink code={build.code} url={data.url} />
          {now && <SheetLink to={savedSheetUrl(build.code)} />}
          <Keep data={data} />
        </section>
      </Stage>
    </>
  )
}

function Ways({ now }: { now: BuildNowView | null }) {
  const t = useTranslations('savedBuilds')
  if (!now) return <ButtonLink to="/bikes/">{t('toBikes')}</ButtonLink>
  return (
    <div className="grid gap-3">
      {now.items && <AddSavedBuild slug={now.slug} items={now.items} />}
      <ButtonLink to={now.changeUrl} kind={now.items ? 'secondary' : 'primary'}>
        {t('change')}
      </ButtonLink>
      {now.quoteUrl && (
        <TextLink kind="arrow" to={now.quoteUrl}>
          {t('quote')}
        </TextLink>
      )}
    </div>
  )
}

/** Says how long the build is kept, and offers to keep it in an account. */
function Keep({ data: { holder, isCustomer, build } }: { data: Data }) {
  const t = useTranslations('savedBuilds')
  const form = useForm({ id: 'keep' })
  if (holder === 'own')
    return (
      <TextLink kind="arrow" to="/my-account/builds/">
        {t('toOwn')}
      </TextLink>
    )
  if (!isCustomer)
    return (
      <div className="grid justify-items-start gap-1">
        {holder === 'mine' && (
          <p className="text-sm text-stone-700">{t('guestKept', { days: guestDays })}</p>
        )}
        <TextLink kind="arrow" to={`/auth/login/?next=${encodeURIComponent(build.path)}`}>
          {t('logIn')}
        </TextLink>
      </div>
    )
  return (
    build.now && (
      <PageForm form={form} className="grid justify-items-start gap-3">
        <p className="text-sm text-stone-700">{t('keepText')}</p>
        <SubmitButton kind="secondary" name="keep" value="yes">
          {t('keep')}
        </SubmitButton>
      </PageForm>
    )
  )
}
