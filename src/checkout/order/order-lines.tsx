import type { ShownLine } from '#/cart/browser/shown-lines.client.ts'
import { fromCheckout } from '#/cart/edit/edited-line.ts'
import { useDispatchWords } from '#/cart/ui/use-dispatch-words.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Money } from '#/money/money.ts'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { SizedPicture } from '#/images/names/large-picture.ts'
import type { OrderedLine } from './order-view.ts'
import { Thumbnail } from '#/checkout/page/thumbnail.tsx'

/** A line of a cart or of an order; only a cart's line can have a problem or the price of a litre. */
type Line = Pick<
  OrderedLine,
  | 'uid'
  | 'name'
  | 'image'
  | 'essentials'
  | 'choices'
  | 'paint'
  | 'parts'
  | 'quantity'
  | 'total'
  | 'dispatchDate'
> & { problem?: string | null; editUrl?: string | null; unit?: ShownLine['unit'] }

type OrderLinesProps = {
  lines: readonly Line[]
  formatAmount: (amount: Money) => string
  /** The dispatch date of the whole order; a line shows its own date only if it differs and is not collected. */
  dispatchDate: string | null
  /** Large pictures by the uid of their lines; the others have a thumbnail. */
  pictures?: Readonly<Record<string, SizedPicture>>
  /** Whether the lines are in a cart at the checkout, where builds can be changed. */
  isEditable?: boolean
}

/** Read-only lines with their pictures and choices. */
export function OrderLines(props: OrderLinesProps) {
  const { lines, formatAmount, dispatchDate, pictures = {}, isEditable = false } = props
  const t = useTranslations('cart')
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li
          key={line.uid}
          className={classes('grid gap-4', !pictures[line.uid] && 'grid-cols-[4.5rem_1fr]')}
        >
          <LinePicture large={pictures[line.uid]} image={line.image} />
          <div className="grid content-start gap-0.5 text-sm">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="label text-base leading-snug">{line.name}</h3>
              <p className="figures whitespace-nowrap">{formatAmount(line.total)}</p>
            </div>
            {line.essentials && <p className="text-stone-700">{line.essentials}</p>}
            <p className="text-stone-700">
              {[t('pieces', { count: line.quantity }), ...line.choices].join('\u00A0· ')}
            </p>
            {line.unit && (
              <p className="figures text-stone-700">
                {`${formatAmount(line.unit.price)}/${line.unit.per}`}
              </p>
            )}
            {line.paint && (
              <p className="text-stone-700">{t('customPaint', { name: line.paint })}</p>
            )}
            {line.parts.length > 0 && <p className="text-stone-700">{line.parts.join(', ')}</p>}
            <LineDate line={line} usual={dispatchDate} />
            {isEditable && line.editUrl && (
              <TextLink
                to={fromCheckout(line.editUrl)}
                aria-label={t('editLine', { name: line.name })}
                className="inline-flex min-h-8 w-fit items-center"
              >
                {t('edit')}
              </TextLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

type LinePictureProps = { large: SizedPicture | undefined; image: Line['image'] }

function LinePicture({ large, image }: LinePictureProps) {
  if (!large) return <Thumbnail image={image} />
  const { url, width, height } = large
  return <img src={url} alt="" width={width} height={height} className="h-auto w-full" />
}

function LineDate({ line, usual }: { line: Line; usual: string | null }) {
  const dispatchInWords = useDispatchWords(usual)
  const { problem, dispatchDate } = line
  if (problem)
    return (
      <p className="flex items-start gap-2 text-stop">
        <Icon name="alert" size={18} className="mt-px shrink-0" />
        {problem}
      </p>
    )
  if (!dispatchDate || dispatchDate === usual) return null
  return (
    <p className="text-stone-600 group-has-[[value=store]:checked]/order:hidden">
      {dispatchInWords(dispatchDate)}
    </p>
  )
}
