import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Form } from '#/navigation/forms/use-form.ts'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { usePageForm } from '#/ui/form/form-context.ts'
import type { OrderedLine } from '#/checkout/order/order-view.ts'
import { Thumbnail } from '#/checkout/page/thumbnail.tsx'
import { useWithdrawalWords } from './use-withdrawal-words.ts'

/** All returnable lines are selected at first. Custom-made lines are disabled and say why. */
export function WithdrawalItems({ lines }: { lines: readonly OrderedLine[] }) {
  const t = useTranslations('withdrawal')
  const words = useWithdrawalWords()
  const cart = useTranslations('cart')
  const { form } = usePageForm()
  return (
    <fieldset>
      <legend className="label mb-2">{t('which')}</legend>
      <ul>
        {lines.map((line) => (
          <li
            key={line.uid}
            className="grid grid-cols-[4.5rem_1fr] items-center gap-4 border-b border-stone-200 py-3"
          >
            <Thumbnail image={line.image} />
            <Checkbox
              name={`line.${line.uid}`}
              disabled={!line.isReturnable}
              defaultChecked={isSelected(form, line)}
              label={line.name}
              hint={
                line.isReturnable
                  ? [cart('pieces', { count: line.quantity }), ...line.choices].join(' · ')
                  : words('madeForYou')
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const isSelected = (form: Form, { uid, isReturnable }: OrderedLine) =>
  isReturnable && (form.wasReturned ? form.valueOf(`line.${uid}`) !== '' : true)
