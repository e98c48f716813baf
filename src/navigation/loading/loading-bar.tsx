import { useNavigation } from 'react-router'

/**
 * The thin progress bar above the page while the next page loads. The stylesheet moves it: a React state
 * that changed with every frame would make React start the next page over with every frame.
 */
export function LoadingBar() {
  // A redirect is part of the same wait, so the bar continues instead of starting again.
  const isLoading = useNavigation().state !== 'idle'
  return <div aria-hidden="true" className="loading-bar" data-loading={isLoading || undefined} />
}
