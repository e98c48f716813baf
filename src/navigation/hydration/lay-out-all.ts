import { firstInteraction } from './first-interaction.ts'
import { whenIdle } from './clock.ts'

/** After the first interaction every height is exact, for scroll positions and anchors (ui/styles/late-layout.css). */
export function layOutAll(): void {
  void firstInteraction.seen.then(() =>
    whenIdle(() => delete document.documentElement.dataset['late']),
  )
}
