import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'

/** Confirms that the bike is in the cart. As the news of the page it takes the focus of those who arrive by a move. */
export function InCart() {
  const t = useTranslations('review')
  return (
    <p
      data-news
      tabIndex={-1}
      className="label flex items-center gap-2 text-sm text-go focus:outline-none"
    >
      <Icon name="check" size={20} />
      {t('inCart')}
    </p>
  )
}
