import ipaddr from 'ipaddr.js'
import * as v from 'valibot'

export const webUrl = v.pipe(v.string(), v.url())
/** Comma-separated. */
export const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
)
export const yesOrNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
)
export const textOfAtLeast = (minLength: number) => v.pipe(v.string(), v.minLength(minLength))
export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most))

const hostName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/
export const hostNames = v.pipe(
  v.string(),
  v.toLowerCase(),
  list,
  v.check((hosts) => hosts.every((host) => hostName.test(host))),
)
const isNetwork = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
export const networks = v.pipe(
  list,
  v.check((ranges) => ranges.every(isNetwork)),
)
/** A range may begin with the code of its store: `leeds=203.0.113.0/28`. */
export const storeNetworks = v.pipe(
  list,
  v.check((ranges) => ranges.every((range) => isNetwork(range.replace(/^[a-z\d-]+=/, '')))),
)
export const postgres = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))
