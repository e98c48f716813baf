import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Select } from '#/ui/form/select.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { CompareData } from './compare.page.server.ts'
import { compareUrl, comparedIn, compareOrder, mostCompared } from './compare-choice.ts'
import { CompareTable } from './compare-table.tsx'
import { FirstPairs } from './first-pairs.tsx'

/** Selects in the table belong to this form by its id, because each bike has a form of its own for buying it. */
const formId = 'compare'

export function Page({ data }: { data: CompareData }) {
  const t = useTranslations('product.compare')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { bikes, addable } = data

  /** The form's fields make the URL; without scripts the browser submits them itself. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget).getAll('bikes')
    const words = fields.filter((word) => typeof word === 'string')
    const query = new URLSearchParams(words.map((word) => ['bikes', word]))
    void navigate(compareUrl(comparedIn(query).slice(0, mostCompared)), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const choose = () => form.current?.requestSubmit()
  // A choice made before hydration stays in the form, and React sees no event of it.
  useEffect(() => {
    if (form.current && isChanged(form.current)) form.current.requestSubmit()
  }, [])

  return (
    <>
      <PageHead title={t('title')} description={t('description')} isIndexed={bikes.length === 0} />
      <div className="shell grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:py-12">
        <header className="grid gap-3">
          <h1 className="display text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-stone-700">
            {bikes.length === 0 ? t('empty') : t('lead', { count: bikes.length })}
          </p>
        </header>
        <form ref={form} id={formId} method="get" action="/compare/" onSubmit={submit}>
          {bikes.length > 0 && <input type="hidden" name="bikes" value={compareOrder(bikes)} />}
          {addable.length > 0 && <AddBike addable={addable} onChoose={choose} />}
        </form>
        {bikes.length > 0 && <CompareTable data={data} form={formId} onChoose={choose} />}
        {data.pairs.length > 0 && <FirstPairs pairs={data.pairs} />}
      </div>
    </>
  )
}

const isChanged = ({ elements }: HTMLFormElement) =>
  [...elements].some(
    (each) =>
      each instanceof HTMLSelectElement &&
      [...each.selectedOptions].some(({ defaultSelected }) => !defaultSelected),
  )

type AddBikeProps = { addable: CompareData['addable']; onChoose: () => void }

function AddBike({ addable, onChoose }: AddBikeProps) {
  const t = useTranslations('product.compare')
  return (
    <div className="flex max-w-xl flex-wrap items-end gap-3">
      <div className="grid flex-1 gap-2">
        <label htmlFor="add-bike" className="label text-sm">
          {t('add')}
        </label>
        <Select id="add-bike" name="bikes" defaultValue="" key={addable.length} onChange={onChoose}>
          <option value="">{t('choose')}</option>
          {addable.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" kind="secondary">
        {t('apply')}
      </Button>
    </div>
  )
}
