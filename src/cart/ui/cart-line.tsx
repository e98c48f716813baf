import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatSum } from '#/money/format-money.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { Quantity } from '#/ui/form/quantity.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { ShownLine } from '#/cart/browser/shown-lines.client.ts'
import { useDispatchWords } from './use-dispatch-words.ts'

type CartLineProps = {
  line: ShownLine
  /** The day on which the whole cart is dispatched. */
  dispatchDate: string | null
  /** A quantity that the shopper has set and the server has not confirmed yet. */
  pendingQuantity: number | undefined
  onQuantity: (quantity: number) => void
}

export function CartLine({ line, dispatchDate, pendingQuantity, onQuantity }: CartLineProps) {
  const t = useTranslations('cart')
  const { country } = useVisitor()
  const isPending = pendingQuantity !== undefined
  // A product that is no longer sold has no price.
  const price = line.problem && line.total.amount === 0 ? '' : formatSum(line.total, country.locale)
  return (
    <li
      aria-busy={isPending || undefined}
      className={classes(
        'grid grid-cols-[5rem_1fr] gap-4 border-b border-stone-200 py-5 transition-opacity first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[6.5rem_1fr]',
        pendingQuantity === 0 && 'opacity-40',
      )}
    >
      <LinePicture line={line} />
      <div className="grid content-start gap-1">
        <div className="flex items-start justify-between gap-2">
          <LineName line={line} />
          <button
            type="button"
            aria-label={t('removeLine', { name: line.name })}
            disabled={pendingQuantity === 0}
            onClick={() => onQuantity(0)}
            className={classes('icon-button', '-my-2.5 -mr-3 shrink-0 text-stone-600')}
          >
            <Icon name="trash" size={20} />
          </button>
        </div>
        <LineFacts line={line} whole={dispatchDate} />
        {line.editUrl !== null && (
          <TextLink
            to={line.editUrl}
            aria-label={t('editLine', { name: line.name })}
            className="inline-flex min-h-8 w-fit items-center text-sm"
          >
            {t('edit')}
          </TextLink>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Quantity
            label={t('quantityOf', { name: line.name })}
            value={
              pendingQuantity === undefined || pendingQuantity === 0
                ? line.quantity
                : pendingQuantity
            }
            max={Math.max(line.maxQuantity, line.quantity)}
            onChange={onQuantity}
          />
          <p
            className={classes(
              'label figures ml-auto transition-opacity',
              isPending && 'opacity-40',
            )}
          >
            {line.before.amount > line.total.amount && (
              <s className="mr-2 font-normal text-stone-600">
                {formatSum(line.before, country.locale)}
              </s>
            )}
            {price}
          </p>
        </div>
      </div>
    </li>
  )
}

function LinePicture({ line: { image } }: { line: ShownLine }) {
  return (
    <div className="grid aspect-square place-items-center self-start overflow-hidden rounded-sm bg-stone-100">
      {image && (
        <img
          loading="lazy"
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          className="h-auto w-full"
        />
      )}
    </div>
  )
}

function LineName({ line: { name, to } }: { line: ShownLine }) {
  if (!to) return <h3 className="label leading-snug">{name}</h3>
  return (
    <h3 className="label leading-snug">
      <PageLink to={to} className="hover:underline">
        {name}
      </PageLink>
    </h3>
  )
}

function LineFacts({ line, whole }: { line: ShownLine; whole: string | null }) {
  const t = useTranslations('cart')
  const { country } = useVisitor()
  const dispatchInWords = useDispatchWords(whole)
  const { choices, paint, parts, dispatchDate, problem, unit } = line
  return (
    <div className="grid gap-1 text-sm text-stone-700">
      {choices.length > 0 && <p>{choices.join('\u00A0· ')}</p>}
      {unit && <p className="figures">{`${formatSum(unit.price, country.locale)}/${unit.per}`}</p>}
      {paint && <p>{t('customPaint', { name: paint })}</p>}
      {parts.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer underline decoration-stone-400">
            {t('options', { count: parts.length })}
          </summary>
          <ul className="mt-1 grid gap-0.5 pl-4">
            {parts.map((part) => (
              <li key={part} className="list-disc">
                {part}
              </li>
            ))}
          </ul>
        </details>
      )}
      {problem ? (
        <p className="flex items-start gap-2 text-stop">
          <Icon name="alert" size={18} className="mt-px" />
          {problem}
        </p>
      ) : (
        dispatchDate && (
          <p className="flex items-start gap-2 text-stone-600">
            <Icon name="truck" size={18} className="mt-px shrink-0" />
            {dispatchInWords(dispatchDate)}
          </p>
        )
      )}
    </div>
  )
}
