import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { ShownLine } from '#/cart/browser/shown-lines.client.ts'

/** The ways to return something and to pay, before anybody has to ask. */
export function CartPromises({ lines }: { lines: readonly Pick<ShownLine, 'isReturnable'>[] }) {
  const t = useTranslations('cart')
  const isAllReturnable = lines.every(({ isReturnable }) => isReturnable)
  return (
    <ul className="grid gap-2 border-t border-stone-200 pt-4 text-sm text-stone-700">
      <li className="flex items-start gap-2">
        <Icon name="calendar" size={18} className="mt-px shrink-0" />
        <span>
          {t('returns')} {!isAllReturnable && `${t('notReturnable')} `}
          <TextLink to="/returns/">{t('returnsLink')}</TextLink>
        </span>
      </li>
      <li className="flex items-start gap-2">
        <CardMark />
        {t('payment')}
      </li>
    </ul>
  )
}

/** Not among the icons: those are loaded with every page. */
const CardMark = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="mt-px size-4.5 shrink-0 fill-none stroke-current stroke-[1.5]"
  >
    <path d="M3.25 6.25h17.5v11.5H3.25zM3.25 10h17.5M6.5 14.5h4" />
  </svg>
)
