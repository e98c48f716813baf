import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'

type SumRowProps = { name: string; className?: string; children: ReactNode }

export function SumRow({ name, className, children }: SumRowProps) {
  return (
    <div className={classes('flex items-baseline justify-between gap-4', className)}>
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{children}</dd>
    </div>
  )
}

export function TotalRow({ children }: { children: ReactNode }) {
  const t = useTranslations('cart')
  return (
    <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-stone-300 pt-4">
      <dt className="title text-lg">{t('total')}</dt>
      <dd className="title figures text-2xl">{children}</dd>
    </div>
  )
}
