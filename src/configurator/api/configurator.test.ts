import { describe, expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { type Reader, reader } from '../../../tests/helpers/account-shop.ts'
import { demoShop, findConfigurator } from '../../../tests/helpers/configurator-shop.ts'

const shop = await demoShop()
const newer = '/keld-ti-grx-820/build-v2/'
const older = '/wold-sl-105-di2/build/'

async function page(path: string, cookies: Record<string, string> = {}) {
  const answer = await shop.get(path, { cookies })
  expect(answer.status, path).toBe(200)
  // without the blanks that React puts between a text and what it puts in
  return (await answer.text()).replaceAll('<!-- -->', '')
}
const headingIn = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
const leadsTo = async (path: string, cookies: Record<string, string> = {}) => {
  const { status, headers } = await shop.get(path, { cookies })
  return [status, headers.get('location')]
}

test('renders the configurator in the reader’s language', async () => {
  expect(headingIn(await page(newer))).toBe('Customise Keld\u00A0Ti GRX')
  expect(headingIn(await page(newer, { i18n_redirected: 'de' }))).toBe(
    'Keld\u00A0Ti GRX konfigurieren',
  )
})

test('lists the part that the bike has first, and the others by price', async () => {
  const { bike } = (await findConfigurator(shop, newer)) ?? { bike: null }
  const sections = bike?.sections.filter(({ parts }) => parts.every(({ paint }) => !paint)) ?? []
  expect(sections.length).toBeGreaterThan(10)
  for (const { own, parts } of sections) {
    expect(parts.findIndex(({ sku }) => sku === own)).toBe(own === null ? -1 : 0)
    const others = parts.filter(({ sku }) => sku !== own)
    const prices = others.map(({ offers }) => Math.min(...offers.map(({ price }) => price)))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }
})

describe('a configurator URL', () => {
  const query = '?size=M&saddle=SDL-PERCH'

  test('redirects to the bike’s own URL with its query when it has the other version', async () => {
    expect(await leadsTo(`/keld-ti-grx-820/build/${query}`)).toEqual([301, `${newer}${query}`])
    expect(await leadsTo(`/wold-sl-105-di2/build-v2/${query}`)).toEqual([301, `${older}${query}`])
  })

  test.each(['keld-ti-rival-xplr-ex-demo', 'keld-al-grx-610-refurbished'])(
    'of %s, which was ridden, leads to the bike as it stands',
    async (slug) => {
      expect(await leadsTo(`/${slug}/build-v2/`)).toEqual([302, `/${slug}/`])
    },
  )

  test('redirects to the bike’s page when it is not sold to the country', async () => {
    const there = await leadsTo('/snicket-e-cues/build-v2/?size=M', { location_country: 'us' })
    expect(there).toEqual([302, '/snicket-e-cues/?size=M'])
    await page('/snicket-e-cues/build-v2/')
  })

  test('works a build out for a form without scripts, and goes on with the same cart line', async () => {
    const asked = (name: string, more = '') =>
      leadsTo(`${newer}?size=M&saddle=SDL-MOOR&preset=${name}&budget=${more}&cart-line=abc`)
    const [status, lightest] = await asked('lightest')
    expect(status).toBe(302)
    expect(lightest).toMatch(/^\/keld-ti-grx-820\/build-v2\/\?.*size=M.*wheelset=.*&cart-line=abc$/)
    const [, thrifty] = await asked('value', '1')
    expect(thrifty).not.toContain('wheelset')
    for (const name of ['soonest', 'value', 'nonsense']) {
      const [, url] = await asked(name)
      expect(url).toMatch(/cart-line=abc$/)
      expect(url).not.toMatch(/preset|budget/)
    }
  })

  test('keeps what a form without scripts sends beside an empty budget', async () => {
    const typed = 'size=M&frameColour=BBCOLOUR-OWN-AABBCC&frameColour-hex=red'
    expect(await leadsTo(`${newer}?budget=&${typed}`)).toEqual([302, `${newer}?${typed}`])
  })

  test('a stranger cannot keep a core busy with presets', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { status } = await shop.get(`${newer}?size=M&preset=value&budget=${3000 + index}`)
        return status
      }),
    )
    const refused = statuses.filter((status) => status === 429 || status === 503)
    expect(refused.length).toBeGreaterThanOrEqual(6)
    expect(statuses.length - refused.length).toBe(statuses.filter((each) => each === 302).length)
  })

  test('returns 404 for an unknown bike', async () => {
    expect((await shop.get('/no-such-bike/build-v2/')).status).toBe(404)
  })

  test('shows the parts of a shared link', async () => {
    const { bike } = (await findConfigurator(shop, newer)) ?? { bike: { sections: [] } }
    const saddles = bike.sections.find(({ key }) => key === 'saddle')
    const other = saddles?.parts.find(({ sku }) => sku !== saddles.own)
    const html = await page(`${newer}?size=M&saddle=${other?.sku}`)
    expect(html).toContain(`<input type="hidden" name="saddle" value="${other?.sku}"/>`)
    expect(html).toContain(other?.name)
    expect(html).not.toContain('Not all that the link asks for')
  })

  test('names the section of a part that is gone, and shows the rest', async () => {
    const html = await page(`${newer}?size=M&saddle=SDL-LONG-GONE`)
    expect(html).toContain('As shown instead: Saddle.')
    expect(html).toContain('<input type="hidden" name="size" value="M"/>')
  })
})

describe('the offered parts', () => {
  const skusIn = async (path: string, key: string) => {
    const { bike } = (await findConfigurator(shop, path)) ?? { bike: { sections: [] } }
    return bike.sections.find((section) => section.key === key)?.parts.map(({ sku }) => sku) ?? []
  }

  test('fit the bike: meters for its cranks, bells for its bar, rims for its clearance', async () => {
    expect(await skusIn(newer, 'powerMeter')).toContain('PWR-4IIII-GRX')
    expect(await skusIn(newer, 'powerMeter')).not.toContain('PWR-4IIII-105')
    const commuter = '/snicket-e-cues/build-v2/'
    expect(await skusIn(commuter, 'bell')).not.toContain('BEL-HIDDEN')
    expect(await skusIn(newer, 'bell')).toContain('BEL-HIDDEN')
    expect(await skusIn('/helmwind-sl-105-di2/build/', 'wheelset')).not.toContain('WHL-G25')
    expect(await skusIn(newer, 'wheelset')).toContain('WHL-G25')
  })

  test('offer “none” only once where the bike has none', async () => {
    expect(await skusIn(newer, 'powerMeter')).not.toContain('PWR-NONE')
    expect(await skusIn(newer, 'pedals')).toContain('PDL-NONE')
  })
})

test('every size shows the dispatch date of the whole build, paint included', async () => {
  const daysIn = async (query: string) =>
    (await page(`${newer}${query}`)).match(/(?:Mon|Tue|Wed|Thu|Fri)\s\d+\s[A-Z][a-z]+/g) ?? []
  const [asShown] = await daysIn('?size=M')
  expect(asShown).toBeDefined()
  expect(await daysIn('?size=M&frameColour=BBCOLOUR-SOOT')).not.toContain(asShown)
})

test('is neither cached by browsers nor indexed by search engines', async () => {
  const answer = await shop.get(newer)
  expect(answer.headers.get('cache-control')).toMatch(/no-store|max-age=0/)
  expect(await answer.text()).toContain('<meta name="robots" content="noindex, follow"/>')
})

test('shows the country’s prices, and finance where it is offered', async () => {
  const html = await page(`${newer}?size=M`)
  expect(html).toMatch(/from £[\d.,]+ a month/)
  expect(html).toContain('id="representative-example"')
  // The price stands right below its example, and not in the bar.
  expect(html.match(/from £[\d.,]+ a month/g)).toHaveLength(1)
  expect(html.search(/from £[\d.,]+ a month/)).toBeLessThan(html.indexOf('id="build-total"'))
  for (const [country, sign] of [
    ['de', '€'],
    ['us', '$'],
  ]) {
    const there = await page(`${newer}?size=M`, { location_country: country ?? '' })
    expect(there).toContain(sign)
    expect(there).not.toMatch(/from [^ ]+ a month/)
    expect(there).not.toContain('id="representative-example"')
  }
})

test('says that a painted bike cannot be returned, and when it leaves', async () => {
  const open = await page(`${newer}?size=M`)
  expect(open).toContain(
    'Custom paint is made to order, so the 14-day right to cancel does not apply: a custom-painted bike cannot be returned unless it is faulty.',
  )
  const found = await findConfigurator(shop, newer, 'gb')
  const colours = found?.bike.sections.find(({ key }) => key === 'frameColour')
  const painted = await page(`${newer}?size=M&frameColour=${colours?.parts[0]?.sku}`)
  expect(painted).toContain('Frame and fork are the same colour.')
  const anodised = await page(`${newer}?size=M&frameColour=BBCOLOUR-ANOBRONZE`)
  expect(anodised).toContain('The fork stays bare carbon.')
  expect(anodised).not.toContain('Frame and fork are the same colour.')
  expect(painted).toContain(
    'Custom paint is made to order, so the 14-day right to cancel does not apply: a custom-painted bike cannot be returned unless it is faulty.',
  )
  expect(painted).toMatch(/With custom paint, dispatched \w+\s\d+\s\w+\./)
})

test('offers only approved lights in Germany', async () => {
  const lightsIn = async (country: string) => {
    const found = await findConfigurator(shop, '/causey-725-audax/build-v2/', country)
    const lights = found?.bike.sections.find(({ key }) => key === 'lights')
    return lights?.parts.filter(({ sku }) => sku !== lights.own) ?? []
  }
  const [british, german] = [await lightsIn('gb'), await lightsIn('de')]
  expect(german.length).toBeGreaterThan(0)
  expect(german.length).toBeLessThan(british.length)
  for (const { facts } of german) expect(facts.approvals).toContain('stvzo')
})

/** Returns the fields that a browser without scripts would send with the form that adds the build. */
function formIn(html: string): Record<string, string> {
  const [, form = ''] = /<form(?=[^>]* action="[^"]*\/review\/")(.*?)<\/form>/s.exec(html) ?? []
  const fields = form.matchAll(/<(?:input|button)(?=[^>]* name="(\w+)")[^>]* value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}
const cartOf = async ({ call }: Reader) => {
  const { answer } = await call('cart/fetch-cart')
  return (answer as { cart: WireCart }).cart.items
}

describe('without scripts', () => {
  test('opens a step with its options, and the chosen option takes precedence', async () => {
    const closed = await page(`${newer}?size=M`)
    expect(closed).toMatch(/<button(?=[^>]* name="open")[^>]* value="saddle"/)
    expect(closed).not.toMatch(/<input(?=[^>]* type="radio")[^>]* name="saddle"/)
    const open = await page(`${newer}?size=M&open=saddle`)
    expect(open.match(/<input(?=[^>]* type="radio")[^>]* name="saddle"/g)?.length).toBeGreaterThan(
      3,
    )
    // the radio stands before what was chosen already, which is sent along
    const again = await page(`${newer}?saddle=SDL-TOUR-145&size=M&saddle=SDL-PERCH`)
    expect(again).not.toContain('name="saddle" value="SDL-PERCH"')
  })

  test('the form adds the build to the cart with its parts and paint', async () => {
    const shopper = reader(shop)
    const { bike } = (await findConfigurator(shop, newer)) ?? { bike: null }
    const sectionOf = (key: string) => bike?.sections.find((section) => section.key === key)
    const tape = sectionOf('tape')?.parts.find(({ sku }) => sku !== sectionOf('tape')?.own)
    const colour = sectionOf('frameColour')?.parts[0]
    const requested = `${newer}?size=M&tape=${tape?.sku}&frameColour=${colour?.sku}`
    const sent = await shopper.send(
      '/keld-ti-grx-820/review/',
      formIn(await (await shopper.open(requested)).text()),
    )
    expect(sent.status).toBe(303)
    const [frame, paint] = await cartOf(shopper)
    expect(frame?.product.sku).toMatch(/^KELDTI-GRX820-M-/)
    const chosen = frame?.bundle_options?.flatMap(({ values }) => values.map(({ sku }) => sku))
    expect(chosen).toEqual([tape?.offers[0].sku])
    expect(paint?.product.sku).toBe(colour?.sku)
    const review = await shopper.open(sent.headers.get('location') ?? '')
    expect(await review.text()).toContain(tape?.name)
  })

  test('the button uses a pressed size, and asks for one otherwise', async () => {
    const buttonIn = (html: string) => /<button[^>]*>(?:(?!<button).)*?Add to cart/s.exec(html)?.[0]
    const html = await page(newer)
    expect(buttonIn(html)).toContain('form="build"')
    expect(html).toMatch(/<input[^>]*required=""[^>]*name="size"/)
    expect(buttonIn(await page(`${newer}?size=M`))).toContain('name="bike"')
  })

  test('adds nothing without a size, and says so', async () => {
    const shopper = reader(shop)
    const sent = await shopper.send('/keld-ti-grx-820/review/', { bike: '' })
    expect(sent.status).toBe(422)
    expect(await sent.text()).toContain('Please choose a size first.')
  })
})
