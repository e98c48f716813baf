import { type CSSProperties, useEffect } from 'react'
import { useNavigation } from 'react-router'
import { settings } from '#/platform/config/settings.ts'
import type { LoadingState } from './loading-indicator.ts'
import { loadingIndicator } from './shared-loading-indicator.ts'
import { useLoadingIndicator } from './use-loading-indicator.ts'

type LoadingBarLook = {
  heightPx: number
  colour: string
  errorColours: readonly [string, string]
}

/** The thin progress bar above the page while the next page loads. */
export function LoadingBar() {
  // A redirect is part of the same wait, so the bar continues instead of starting again.
  const isLoading = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isLoading) loadingIndicator.start()
    return () => {
      if (isLoading) loadingIndicator.finish()
    }
  }, [isLoading])
  const state = useLoadingIndicator(loadingIndicator)
  // Renders nothing while idle: the CSP forbids style attributes in the server's HTML.
  if (!state.isVisible && state.progress === 0) return null
  return <div aria-hidden="true" data-loading-bar="" style={barStyle(state, settings.loadingBar)} />
}

export function barStyle(state: LoadingState, look: LoadingBarLook): CSSProperties {
  const { progress, isVisible, hasError } = state
  return {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 999_999,
    pointerEvents: 'none',
    height: look.heightPx,
    opacity: isVisible ? 1 : 0,
    background: hasError
      ? `linear-gradient(to right, ${look.errorColours.join(', ')})`
      : look.colour,
    // The gradient spans the window, not the bar, so that it is not squeezed while the bar is short.
    backgroundSize: `${progress > 0 ? (100 / progress) * 100 : 100}% auto`,
    transform: `scaleX(${progress}%)`,
    transformOrigin: 'left',
    transition: 'transform 0.1s, height 0.4s, opacity 0.4s',
  }
}
