import { useTranslations } from '#/i18n/use-translations.tsx'
import { Badge, type BadgeKind } from '#/ui/badge.tsx'
import type { Badge as Name } from '#/product/bike/bike-view.ts'

const kinds: Record<Name, BadgeKind> = {
  new: 'ink',
  electric: 'signal',
  refurbished: 'neutral',
  'ex-demo': 'neutral',
}

export function Badges({ badges }: { badges: readonly Name[] }) {
  const t = useTranslations('product.badge')
  if (badges.length === 0) return null
  return (
    <p className="flex flex-wrap gap-2">
      {badges.map((badge) => (
        <Badge key={badge} kind={kinds[badge]}>
          {t(badge)}
        </Badge>
      ))}
    </p>
  )
}
