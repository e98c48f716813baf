import type { DataRouter } from 'react-router'
import type { LoadingIndicator } from '#/navigation/loading/loading-indicator.ts'

/** Runs the loading bar from the start of a navigation until its page is shown or has failed. */
export function followRouter(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  indicator: Pick<LoadingIndicator, 'start' | 'finish'>,
): () => void {
  let isBusy = router.state.navigation.state !== 'idle'
  return router.subscribe(({ navigation, errors }) => {
    // A redirect is part of the same wait, so the bar continues instead of starting again.
    if (isBusy === (navigation.state !== 'idle')) return
    isBusy = !isBusy
    if (isBusy) indicator.start()
    else indicator.finish({ error: errors !== null })
  })
}
