import { basePathIn, reviewUrl } from '#/cart/items/base-path.ts'

/** The message is fixed and not translated, see docs/behaviour.md#after-adding. */
const noBasePath = 'Base path not found in route parameters'

/** The line of an added bike (null for other items), or why nothing was added. */
export type AddOutcome = { bikeUid: string | null } | { problem: string }

/** Adds a bike to the cart; returns the URL of the next step, or why nothing was added. */
export async function addBike(
  params: Readonly<Record<string, string | undefined>>,
  add: () => Promise<AddOutcome>,
): Promise<{ to: string } | { problem: string }> {
  const basePath = basePathIn(params)
  if (basePath === null) return { problem: noBasePath }
  const outcome = await add()
  return 'problem' in outcome ? outcome : { to: reviewUrl(basePath, outcome.bikeUid) }
}
