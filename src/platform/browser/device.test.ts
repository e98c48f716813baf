import { expect, test, vi } from 'vitest'
import { type Device, deviceOf } from './device.ts'
import { watchDevice } from './device-watch.ts'

/** The flags that are set, by the ends of their names. */
const flags = (device: Device) =>
  Object.entries(device)
    .filter(([name, value]) => value === true && !name.includes('Or'))
    .map(([name]) => name.slice(2))
    .toSorted()
    .join(' ')

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  pixel: `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
  mac: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
}

test.each([
  ['an iPhone', agents.iPhone, 'Apple Ios Mobile Safari'],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Apple Chrome Ios Mobile',
  ],
  [
    'Firefox on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/131.0 Mobile/15E148 Safari/605.1.15',
    'Apple Firefox Ios Mobile',
  ],
  [
    'Edge on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/130.0 Mobile/15E148 Safari/604.1',
    'Apple Edge Ios Mobile',
  ],
  [
    'an iPod',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
    'Apple Ios Mobile Safari',
  ],
  [
    'an older iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
    'Apple Ios Safari Tablet',
  ],
  [
    'an iPad of today, which calls itself a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Apple Desktop MacOS Safari',
  ],
  ['a Pixel', agents.pixel, 'Android Chrome Mobile'],
  [
    'a Galaxy with its own browser',
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Android Mobile Samsung',
  ],
  [
    'a Galaxy tablet',
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
    'Android Chrome Tablet',
  ],
  [
    'a Fire tablet',
    `Mozilla/5.0 (Linux; Android 11; KFTRWI) ${webkit} Silk/130.1 like Chrome/130.0 Safari/537.36`,
    'Android Chrome Tablet',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
    'Android Firefox Mobile',
  ],
  [
    'Firefox on an Android tablet',
    'Mozilla/5.0 (Android 15; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0',
    'Android Firefox Tablet',
  ],
  [
    'Edge on Android',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/130.0 Mobile Safari/537.36 EdgA/130.0`,
    'Android Edge Mobile',
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Desktop Edge Windows',
  ],
  [
    'the first Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/64.0 Safari/537.36 Edge/17.17134`,
    'Desktop Edge Windows',
  ],
  [
    'Chrome on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
    'Chrome Desktop Windows',
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Desktop Firefox Windows',
  ],
  ['Chrome on a Mac', agents.mac, 'Apple Chrome Desktop MacOS'],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Desktop Firefox Linux',
  ],
  [
    'a Windows phone, which claims to be an iPhone too',
    `Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; rv:11.0; IEMobile/11.0) like iPhone OS 7_0_3 Mac OS X ${webkit} Mobile Safari/537`,
    'Android Apple Ios Mobile Safari Windows',
  ],
  [
    'Googlebot, the smartphone',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${webkit} Chrome/130.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    'Android Chrome Crawler Mobile',
  ],
  [
    'Bingbot',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Crawler Desktop',
  ],
  ['curl', 'curl/8.7.1', 'Crawler Desktop'],
  ['nothing at all', '', 'Apple Chrome Desktop MacOS'],
])('recognises %s by its user agent', (_device, userAgent, expected) => {
  expect(flags(deviceOf(userAgent))).toBe(expected)
})

test('a phone is mobile or tablet, a tablet is either, a desktop is not', () => {
  expect(deviceOf(agents.iPhone)).toMatchObject({
    isMobileOrTablet: true,
    isDesktopOrTablet: false,
  })
  expect(deviceOf('Mozilla/5.0 (iPad)')).toMatchObject({
    isMobileOrTablet: true,
    isDesktopOrTablet: true,
  })
  expect(deviceOf(agents.mac)).toMatchObject({ isMobileOrTablet: false, isDesktopOrTablet: true })
})

test.each([
  [{ 'cloudfront-is-mobile-viewer': 'true' }, 'Mobile'],
  [{ 'cloudfront-is-mobile-viewer': 'true', 'cloudfront-is-tablet-viewer': 'true' }, 'Tablet'],
  [{ 'cloudfront-is-desktop-viewer': 'true' }, 'Desktop'],
  [{}, 'Desktop'],
])('behind CloudFront the headers %j decide the device', (headers, form) => {
  expect(flags(deviceOf('Amazon CloudFront', headers))).toContain(form)
})

test('a device type from the edge overrides the user agent and leaves the system unknown', () => {
  const device = deviceOf(agents.iPhone, { 'cf-device-type': 'tablet' })
  expect(flags(device)).toBe('Safari Tablet')
})

test('ignores an unknown device type', () => {
  expect(deviceOf(agents.iPhone, { 'cf-device-type': 'fridge' }).isMobile).toBe(true)
})

test('checks the device again 50 ms after each resize', () => {
  vi.useFakeTimers()
  const window = new EventTarget()
  let userAgent = agents.mac
  const watch = watchDevice(window, () => userAgent, { refreshOnResize: true, refreshDelayMs: 50 })
  const onChange = vi.fn<() => void>()
  const stop = watch.subscribe(onChange)
  const before = watch.current()
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(50)
  expect(watch.current()).toBe(before)
  userAgent = agents.iPhone
  // With a resize every 30 ms a debounce would wait for an end that never comes.
  for (let drag = 0; drag < 4; drag += 1) {
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(30)
  }
  expect(watch.current().isIos).toBe(true)
  expect(onChange).toHaveBeenCalledOnce()
  userAgent = agents.pixel
  window.dispatchEvent(new Event('resize'))
  stop()
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(100)
  expect(watch.current().isIos).toBe(true)
  vi.useRealTimers()
})

test('does not check again on resize unless the option is set', () => {
  vi.useFakeTimers()
  const window = new EventTarget()
  let userAgent = agents.mac
  const watch = watchDevice(window, () => userAgent, { refreshOnResize: false, refreshDelayMs: 50 })
  watch.subscribe(() => {})
  userAgent = agents.iPhone
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(100)
  expect(watch.current().isDesktop).toBe(true)
  vi.useRealTimers()
})
