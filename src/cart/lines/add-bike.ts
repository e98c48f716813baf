import { basePathIn, reviewUrl } from '#/cart/items/base-path.ts'

/** The message is fixed and not translated. */
const noBasePath = 'Base path not found in route parameters'

type Outcome = { bikeUid: string | null } | { problem: string }

/** Adds a bike to the cart; returns the URL of the next step, or why nothing was added. */
export async function addBike(
  params: Readonly<Record<string, string | undefined>>,
  add: () => Promise<Outcome>,
): Promise<{ to: string } | { problem: string }> {
  const basePath = basePathIn(params)
  if (basePath === null) return { problem: noBasePath }
  const outcome = await add()
  return 'problem' in outcome ? outcome : { to: reviewUrl(basePath, outcome.bikeUid) }
}
