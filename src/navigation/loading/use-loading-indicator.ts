import { useSyncExternalStore } from 'react'
import { idleLoading, type LoadingIndicator, type LoadingState } from './loading-indicator.ts'

export function useLoadingIndicator(indicator: LoadingIndicator): LoadingState {
  return useSyncExternalStore(indicator.watch, indicator.state, () => idleLoading)
}
