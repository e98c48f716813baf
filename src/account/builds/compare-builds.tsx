import { AccountFrame } from '#/account/frame/account-frame.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { PriceNotes } from '#/product/page/price-block.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Select } from '#/ui/form/select.tsx'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import { comparePath } from './compare-path.ts'
import type { CompareBuildsView, ComparedColumn } from './compare-builds.server.ts'

/** Two builds side by side: both drawings, and only what differs. */
export function CompareBuilds({ data }: { data: CompareBuildsView }) {
  const t = useTranslations('savedBuilds.compare')
  const { firstName, compared, priceNote } = data
  return (
    <AccountFrame firstName={firstName} section="builds" title={t('title')}>
      <div className="grid gap-10">
        <ChooseBuilds data={data} />
        {compared ? (
          <>
            <Difference compared={compared} />
            <PriceNotes note={priceNote} />
          </>
        ) : (
          <p className="text-lg text-stone-700">{t('chooseTwo')}</p>
        )}
      </div>
    </AccountFrame>
  )
}

function ChooseBuilds({ data: { choices, chosen } }: { data: CompareBuildsView }) {
  const t = useTranslations('savedBuilds.compare')
  return (
    <form
      method="get"
      action={comparePath}
      data-print="hidden"
      key={chosen.join()}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      {([0, 1] as const).map((position) => (
        <div key={position} className="grid min-w-0 gap-2">
          <label htmlFor={`build-${position}`} className="label text-sm">
            {t(position === 0 ? 'first' : 'second')}
          </label>
          <Select id={`build-${position}`} name="builds" defaultValue={chosen[position] ?? ''}>
            <option value="">{t('choose')}</option>
            {choices.map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </Select>
        </div>
      ))}
      <Button type="submit" kind="secondary">
        {t('submit')}
      </Button>
    </form>
  )
}

type Compared = NonNullable<CompareBuildsView['compared']>

function Difference({ compared: { columns, rows, sentences } }: { compared: Compared }) {
  const t = useTranslations('savedBuilds.compare')
  return (
    <>
      <ul className="figures grid gap-1 border-y border-stone-200 py-4 text-lg">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {rows.length === 0 && <li>{t('equal')}</li>}
      </ul>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-1/5 max-sm:hidden">
              <VisuallyHidden>{t('part')}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column.build.code} scope="col" className="px-2 pb-6 font-normal">
                <Head column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key} className="border-t border-stone-200 align-baseline last:border-b">
              <th
                scope="row"
                className="py-2.5 pr-4 text-sm font-normal text-stone-600 max-sm:hidden"
              >
                {name}
              </th>
              {values.map((value, position) => (
                <td key={columns[position]?.build.code} className="px-2 py-2.5 wrap-anywhere">
                  <span className="block text-xs text-stone-600 sm:hidden">{name}</span>
                  {value ?? t('none')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Head({ column: { build, price, weight, dispatchDay } }: { column: ComparedColumn }) {
  const t = useTranslations('savedBuilds')
  const title = build.name ?? build.bikeName
  return (
    <div className="grid content-start gap-1">
      {build.picture && (
        <Picture
          picture={build.picture.picture}
          alt={build.picture.alt}
          ground="stone100"
          sizes="(min-width: 64rem) 28vw, 45vw"
          className="mb-2 h-auto w-full rounded-sm bg-stone-100"
        />
      )}
      <p className="title text-lg">
        <PageLink to={build.path} className="hover:underline">
          {title}
        </PageLink>
      </p>
      <p className="figures text-sm text-stone-600">
        {t('number', { code: build.code.replace('-', '-\u2060') })}
      </p>
      <p className="label figures">{price ?? t('compare.notSold')}</p>
      <p className="figures text-sm text-stone-600">
        {[weight, dispatchDay && t('compare.dispatched', { day: dispatchDay })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
