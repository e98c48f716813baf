import { useTranslations } from '#/i18n/use-translations.tsx'
import { IconButton } from '#/ui/form/icon-button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { claimFileUrl } from './claim-file-url.ts'
import type { UploadKind } from '#/warranty/uploads/upload-limits.ts'
import type { UploadItem } from './upload-list.ts'

type FileListProps = {
  kind: UploadKind
  items: readonly UploadItem[]
  onRemove: (item: UploadItem) => void
}

/** The chosen files with their progress; stored pictures are shown. */
export function FileList({ kind, items, onRemove }: FileListProps) {
  const t = useTranslations('warranty.files')
  if (items.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label={t('chosen')}>
      {items.map((item) => (
        <li
          key={item.key}
          data-state={item.state}
          className="flex items-center gap-4 rounded-sm border border-stone-300 p-2 pr-1"
        >
          <Preview kind={kind} item={item} />
          <div className="grid min-w-0 flex-1 gap-1">
            <span className="truncate text-sm">{item.name || t('unnamed')}</span>
            <Standing item={item} />
          </div>
          <IconButton
            icon="trash"
            label={t('remove', { name: item.name || t('unnamed') })}
            onClick={() => onRemove(item)}
          />
        </li>
      ))}
    </ul>
  )
}

/** A proof may be a PDF, and one that came back with its form has no name. */
const isPicture = (kind: UploadKind, { name }: UploadItem): boolean =>
  kind === 'picture' || (kind === 'proof' && /\.(?:jpe?g|png|webp|avif)$/i.test(name))

function Preview({ kind, item }: { kind: UploadKind; item: UploadItem }) {
  const { id, state } = item
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-stone-100 text-stone-600">
      {state === 'stored' && id !== null && isPicture(kind, item) ? (
        <img src={claimFileUrl(id)} alt="" className="size-full object-cover" />
      ) : (
        <Icon
          name={state === 'refused' ? 'alert' : state === 'stored' ? 'check' : 'plus'}
          size={20}
        />
      )}
    </span>
  )
}

function Standing({ item }: { item: UploadItem }) {
  const t = useTranslations('warranty.files')
  const { state, received, size, message } = item
  if (state === 'stored') return <span className="text-sm text-stone-600">{t('stored')}</span>
  if (state === 'refused') return <span className="text-sm text-stop">{message}</span>
  const percent = size > 0 ? Math.floor((received / size) * 100) : 0
  return (
    <>
      <progress
        value={received}
        max={size}
        aria-label={t('progress')}
        className="h-1.5 w-full accent-signal"
      />
      <span className="figures text-sm text-stone-600">
        {state === 'sending' ? t('sending', { percent }) : t(state, { percent })}
      </span>
    </>
  )
}
