import type { DataRouter } from 'react-router'
import type { LoadingIndicator } from '#/navigation/loading/loading-indicator.ts'

/** Runs the bar from a navigation's first moment until its page is there or has failed. */
export function followRouter(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  indicator: Pick<LoadingIndicator, 'start' | 'finish'>,
): () => void {
  let isBusy = router.state.navigation.state !== 'idle'
  return router.subscribe(({ navigation, errors }) => {
    // A redirect is the same wait to the shopper: the bar runs on instead of jumping back.
    if (isBusy === (navigation.state !== 'idle')) return
    isBusy = !isBusy
    if (isBusy) indicator.start()
    else indicator.finish({ error: errors !== null })
  })
}
