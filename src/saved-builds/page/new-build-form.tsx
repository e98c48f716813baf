import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { Stage } from '#/product/page/stage.tsx'
import { guestDays, maxNameLength } from '#/saved-builds/builds/saved-build-limits.ts'
import { TextField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { Price } from '#/ui/price.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { BuildFacts } from './build-facts.tsx'
import { BuildPicture } from '#/product/page/build-picture.tsx'
import type { BuildPageView } from './build-view.ts'

type Data = Extract<BuildPageView, { kind: 'new' }>

/** Saves a build where the configurator cannot open a dialog. */
export function NewBuild({ data: { build, attempt, isCustomer } }: { data: Data }) {
  const t = useTranslations('savedBuilds')
  const { country } = useVisitor()
  const form = useForm({ id: 'save' })
  const { now } = build
  return (
    <>
      <PageHead title={t('save')} isIndexed={false} />
      <Stage
        crumbs={now ? [{ name: build.bikeName, to: `/${now.slug}/` }] : []}
        current={t('save')}
        picture={<BuildPicture picture={build.picture} />}
      >
        <header className="grid gap-2">
          <h1 className="display text-3xl">{t('save')}</h1>
          <p className="text-lg text-stone-700">{build.bikeName}</p>
        </header>
        {now?.price && (
          <Price price={formatMoney(now.price, country.locale)} isFrom={now.isFrom} size="large" />
        )}
        <BuildFacts build={build} />
        <PageForm form={form} labels={{ name: t('name') }} className="grid gap-5">
          <input type="hidden" name="attempt" value={attempt} />
          <TextField
            name="name"
            hint={t('nameHint')}
            isOptional
            autoComplete="off"
            maxLength={maxNameLength}
          />
          {!isCustomer && (
            <p className="text-sm text-stone-700">{t('guestKept', { days: guestDays })}</p>
          )}
          <SubmitButton>{t('save')}</SubmitButton>
        </PageForm>
        {now && (
          <TextLink kind="arrow" to={now.changeUrl}>
            {t('change')}
          </TextLink>
        )}
      </Stage>
    </>
  )
}
