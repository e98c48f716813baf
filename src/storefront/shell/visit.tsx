import { ConsentPart } from '#/consent/browser/consent-part.tsx'
import { useShell } from './shell-provider.tsx'

/** What begins with a visit, after the first paint: the check for a store's network, then the consent. */
export function Visit() {
  const { ipLookupUrl } = useShell()
  return <ConsentPart ipLookupUrl={ipLookupUrl} />
}
