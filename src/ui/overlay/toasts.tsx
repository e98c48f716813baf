import { useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { toasts } from './show-toast.ts'
import type { Toast } from './toast-store.ts'

const none: readonly Toast[] = []

/** One per page. The live region exists before the first toast, or screen readers would not announce it. */
export function Toasts() {
  const t = useTranslations('accessibility')
  const shown = useSyncExternalStore(toasts.watch, toasts.state, () => none)
  return (
    <div aria-live="polite" className="toasts" data-print="hidden">
      {shown.map(({ id, text, kind }) => (
        <p
          key={id}
          data-ground="ink"
          className={classes(
            'pointer-events-auto flex max-w-md items-center gap-3 rounded-sm py-1 pr-1 pl-4 text-sm text-paper shadow-float',
            kind === 'failed' ? 'bg-stop' : 'bg-ink',
          )}
        >
          <Icon name={kind === 'failed' ? 'alert' : 'check'} size={20} />
          <span className="py-2">{text}</span>
          <button
            type="button"
            aria-label={t('close')}
            onClick={() => toasts.dismiss(id)}
            className="grid size-11 place-items-center"
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      ))}
    </div>
  )
}
