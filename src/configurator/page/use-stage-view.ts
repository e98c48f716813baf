import { useEffect, useState } from 'react'
import { stepId } from '#/configurator/steps/form-id.ts'
import { type StageView, viewOfSection } from './stage-view.ts'

const prefix = stepId('')
const foldSelector = `details[id^="${prefix}"]`

/**
 * The view of the step that was opened or changed last; null for the whole bike. It follows events of the page, so
 * that no step has to know of the stage.
 */
export function useStageView(): [view: StageView | null, showWhole: () => void] {
  const [view, setView] = useState<StageView | null>(null)
  useEffect(() => {
    function follow({ target, type }: { target: EventTarget | null; type: string }) {
      if (!(target instanceof Element)) return
      // lists inside of a step open and close as well
      const fold =
        type === 'toggle'
          ? target.matches(foldSelector) && target
          : target.closest<HTMLElement>(foldSelector)
      if (!fold) {
        if (type === 'change') setView(null)
        return
      }
      const seen = viewOfSection(fold.id.slice(prefix.length))
      const isOpen = fold.hasAttribute('open')
      setView((shown) => (isOpen ? seen : shown === seen ? null : shown))
    }
    // the step that was opened before this script was loaded
    const opened = document.activeElement?.closest(`${foldSelector}[open]`) ?? null
    follow({ target: opened, type: 'focus' })
    document.addEventListener('toggle', follow, true)
    document.addEventListener('change', follow)
    return () => {
      document.removeEventListener('toggle', follow, true)
      document.removeEventListener('change', follow)
    }
  }, [])
  return [view, () => setView(null)]
}
