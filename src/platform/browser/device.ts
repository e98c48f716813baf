import { isbot } from 'isbot'

export type Device = {
  userAgent: string
  isMobile: boolean
  isTablet: boolean
  isDesktop: boolean
  isMobileOrTablet: boolean
  isDesktopOrTablet: boolean
  isIos: boolean
  isAndroid: boolean
  isWindows: boolean
  isMacOS: boolean
  isLinux: boolean
  isApple: boolean
  isSafari: boolean
  isFirefox: boolean
  isEdge: boolean
  isChrome: boolean
  isSamsung: boolean
  isCrawler: boolean
}

/** The edge's device headers. Like a user agent they may be forged, so they only decide appearance. */
export type DeviceHeaders = Readonly<Record<string, string | undefined>>

type Form = 'mobile' | 'tablet' | 'desktop'
type Browser = 'samsung' | 'edge' | 'firefox' | 'chrome' | 'safari'

/** The default for a missing user agent. */
const plainDesktop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'

const tabletWords = /ipad|playbook|silk|tablet|android(?!.*mobile)/i
const mobileWords =
  /android.*mobile|ip(?:hone|od)|iemobile|windows phone|blackberry|bb10|opera m(?:ob|in)i|mobile.*firefox|fennec|kaios|symbian|webos.*phone|\bphone\b/i

/** The order matters: Samsung's and Edge's user agents name Chrome as well, and Chrome's names Safari. */
const browserWords: [Browser, RegExp][] = [
  ['samsung', /samsungbrowser/i],
  ['edge', /\bedg(?:e|a|ios)?\//i],
  ['firefox', /firefox|fxios/i],
  ['chrome', /chrome|crios/i],
  ['safari', /safari|applewebkit/i],
]

/** Everything the shop knows of a device, from its user agent and the edge's headers alone. HTML must never depend on it. */
export function deviceOf(userAgentHeader: string, headers: DeviceHeaders = {}): Device {
  const userAgent = userAgentHeader || plainDesktop
  const edgeForm = formByEdge(userAgent, headers)
  const form = edgeForm ?? formOf(userAgent)
  // When the edge sends the device type, the user agent may be the edge's own.
  const isIos = !edgeForm && /ipad|iphone|ipod/i.test(userAgent)
  const isAndroid = !edgeForm && /android/i.test(userAgent)
  const isMacOS = userAgent.includes('Macintosh')
  const browser = browserWords.find(([, words]) => words.test(userAgent))?.[0]
  return {
    userAgent,
    isMobile: form === 'mobile',
    isTablet: form === 'tablet',
    isDesktop: form === 'desktop',
    isMobileOrTablet: form !== 'desktop',
    isDesktopOrTablet: form !== 'mobile',
    isIos,
    isAndroid,
    isWindows: userAgent.includes('Windows'),
    isMacOS,
    isLinux: /linux|x11/i.test(userAgent) && !isAndroid,
    isApple: isMacOS || isIos,
    isSafari: browser === 'safari',
    isFirefox: browser === 'firefox',
    isEdge: browser === 'edge',
    isChrome: browser === 'chrome',
    isSamsung: browser === 'samsung',
    isCrawler: isbot(userAgent),
  }
}

function formOf(userAgent: string): Form {
  if (mobileWords.test(userAgent)) return 'mobile'
  return tabletWords.test(userAgent) ? 'tablet' : 'desktop'
}

function formByEdge(userAgent: string, headers: DeviceHeaders): Form | null {
  if (userAgent === 'Amazon CloudFront') {
    if (headers['cloudfront-is-tablet-viewer'] === 'true') return 'tablet'
    return headers['cloudfront-is-mobile-viewer'] === 'true' ? 'mobile' : 'desktop'
  }
  const edgeForm = headers['cf-device-type']
  return edgeForm === 'mobile' || edgeForm === 'tablet' || edgeForm === 'desktop' ? edgeForm : null
}
