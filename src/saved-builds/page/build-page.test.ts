import { describe, expect, test } from 'vitest'
import { type Form, member, reader } from '../../../tests/helpers/account-shop.ts'
import { visitor } from '../../../tests/helpers/customers-shop.ts'
import { save, savedBuildShop, slug, withWheels } from '../../../tests/builds/saved-build-shop.ts'

/** The pages as a browser without scripts has them. */
const shop = await savedBuildShop()
const newUrl = `/build/new/?bike=${slug}&size=M&wheelset=WHL-C40&wheelset=WHL-A25&rack=`
const attemptIn = (html: string) => /name="attempt" value="([\da-f]{32})"/.exec(html)?.[1] ?? ''
const location = (answer: Response) => answer.headers.get('location') ?? ''

async function saveByForm(person: ReturnType<typeof reader>, more: Form = {}) {
  const html = await (await person.open(newUrl)).text()
  const form = { form: 'save', name: '', attempt: attemptIn(html), ...more }
  return person.send(newUrl, form)
}

describe('saving without scripts', () => {
  test('leads to the page of the build with its code; the newest value of a field counts', async () => {
    const person = reader(shop)
    const answer = await saveByForm(person, { name: '<i>Sunday</i>' })
    expect(answer.status).toBe(303)
    expect(location(answer)).toMatch(/^\/build\/[\da-z]{4}-[\da-z]{4}\/\?saved=1$/)
    const html = await (await person.open(location(answer))).text()
    expect(html).toContain('Your build is saved.')
    expect(html).toContain('&lt;i&gt;Sunday&lt;/i&gt;')
    expect(html).not.toContain('<i>Sunday')
    expect(html).toContain('noindex')
    expect(html).toContain('C40')
  })

  test.each(['', '?bike=', '?bike=%00', '?bike=..%2F..', `?bike=${'x'.repeat(500)}`])(
    'there is nothing to save at /build/new/%s',
    async (query) => {
      expect((await reader(shop).open(`/build/new/${query}`)).status).toBe(404)
    },
  )

  test('the form sent three times at once saves one build', async () => {
    const person = reader(shop)
    const html = await (await person.open(newUrl)).text()
    const form = { form: 'save', name: '', attempt: attemptIn(html) }
    const answers = await Promise.all([1, 2, 3].map(() => person.send(newUrl, form)))
    expect(new Set(answers.map(location)).size).toBe(1)
  })

  test('a name that is too long comes back with the form, and nothing is lost', async () => {
    const person = reader(shop)
    const name = 'x'.repeat(61)
    const answer = await saveByForm(person, { name })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`value="${name}"`)
    expect(html).toContain('C40')
  })

  test('what cannot be built just so leads back to the configurator, which says why', async () => {
    const answer = await reader(shop).open(`/build/new/?bike=${slug}&wheelset=WHL-NONE`)
    expect([answer.status, location(answer)]).toEqual([303, `/${slug}/build-v2/?wheelset=WHL-NONE`])
    expect((await reader(shop).open('/build/new/?bike=nothing')).status).toBe(404)
  })
})

describe('the page of a build', () => {
  test('has one URL, however the code is spelt', async () => {
    const { code, url } = await save(visitor(shop))
    for (const typed of [code, code.replace('-', ''), code.replaceAll('0', 'O')]) {
      const answer = await reader(shop).open(`/build/${typed}/`)
      expect([answer.status, location(answer)]).toEqual([302, url])
    }
    const page = await reader(shop).open(url)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  test('with an unknown code is a 404 with a field to try again', async () => {
    for (const typed of ['0000-0000', 'nothing', 'UUUUUUUU', 'x'.repeat(300)]) {
      const answer = await reader(shop).open(`/build/${typed.toLowerCase()}/`)
      expect(answer.status, typed).toBe(404)
      const html = await answer.text()
      expect(html).toContain('There is no build with this code')
      expect(html).toMatch(/<input[^>]+name="code"/)
    }
  })

  test('after too many wrong codes asks to wait, and still has the field', async () => {
    const guesser = reader(shop)
    for (let index = 0; index < 30; index += 1) await guesser.open(`/build/0000-${1000 + index}/`)
    const { url } = await save(visitor(shop))
    const answer = await guesser.open(url)
    expect(answer.status).toBe(429)
    const html = await answer.text()
    expect(html).toContain('Please wait ten minutes')
    expect(html).not.toContain('C40')
    expect(html).toMatch(/<input[^>]+name="code"/)
  })

  test('hides the name from everybody but its owner', async () => {
    const owner = reader(shop)
    const { url } = await save(owner, withWheels, { name: 'Secret plan' })
    expect(await (await owner.open(url)).text()).toContain('Secret plan')
    expect(await (await reader(shop).open(url)).text()).not.toContain('Secret plan')
    expect(await (await reader(shop).open(`${url}_payload.json`)).text()).not.toContain('Secret')
  })

  test('a customer keeps a copy of somebody’s build, with a code of its own', async () => {
    const { code, url } = await save(visitor(shop), withWheels, { name: 'Theirs' })
    const ada = await member(shop)
    const answer = await ada.send(url, { form: 'keep', keep: 'yes' })
    expect(location(answer)).toMatch(/^\/my-account\/builds\/\?kept=/)
    const html = await (await ada.open('/my-account/builds/')).text()
    expect(html).not.toContain(code)
    expect(html).not.toContain('Theirs')
    expect(html).toContain('one part changed')
  })

  test('a guest cannot keep a copy in an account', async () => {
    const { url } = await save(visitor(shop))
    const answer = await reader(shop).send(url, { form: 'keep', keep: 'yes' })
    expect(answer.status).toBe(401)
  })
})

describe('typing a code', () => {
  const enter = (code: string) => reader(shop).send('/build/', { form: 'code', code })

  test('opens the build', async () => {
    const { code, url } = await save(visitor(shop))
    expect(location(await enter(` ${code.toLowerCase()} `))).toBe(url)
  })

  test.each([
    ['', 'required'],
    ['7K4M', 'That is not a code.'],
    ['0000-0001', 'There is no build with this code.'],
  ])('%s is refused at the field', async (code, text) => {
    const answer = await enter(code)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(text)
  })
})

describe('my builds', () => {
  test('a build is renamed, deleted and brought back', async () => {
    const ada = await member(shop)
    const { code } = await save(ada)
    const path = '/my-account/builds/'
    const renamed = await ada.send(path, { form: 'rename-x', rename: code, name: 'Commuter' })
    expect(location(renamed)).toBe(`${path}?renamed=1`)
    expect(await (await ada.open(path)).text()).toContain('Commuter')
    const deleted = await ada.send(path, { form: 'delete-x', delete: code })
    const html = await (await ada.open(location(deleted))).text()
    expect(html).toContain('The build is deleted')
    expect(html).not.toContain('Commuter')
    const restored = await ada.send(path, { form: 'restore', restore: code })
    expect(await (await ada.open(location(restored))).text()).toContain('Commuter')
  })

  test('somebody else’s build is not changed by its code', async () => {
    const ada = await member(shop)
    const { code } = await save(ada, withWheels, { name: 'Mine' })
    const eve = await member(shop)
    const renamed = await eve.send('/my-account/builds/', {
      form: 'rename-x',
      rename: code,
      name: 'Hers',
    })
    expect(renamed.status).toBe(404)
    await eve.send('/my-account/builds/', { form: 'delete-x', delete: code })
    expect(await shop.rowOf(code)).toMatchObject({ name: 'Mine', deletedAt: null })
  })
})

describe('the link of a build shows', () => {
  const metaOf = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

  test('the build itself, in words and as a picture, whether it is saved or not', async () => {
    const { url } = await save(visitor(shop), { ...withWheels, frameColour: 'BBCOLOUR-INK' })
    const query = 'size=M&wheelset=WHL-C40&frameColour=BBCOLOUR-INK'
    for (const path of [url, `/${slug}/build-v2/?${query}`]) {
      const html = await (await reader(shop).open(path)).text()
      expect(metaOf(html, 'og:image')).toMatch(/~BBCOLOUR-INK~WHL-C40\.svg\?v=/)
      expect(metaOf(html, 'og:description')).toMatch(/, size M, with .*C40.*£/)
      expect(metaOf(html, 'og:description')).not.toContain('Raw')
    }
  })

  test('the whole build in its URL, but no line of a cart', async () => {
    const path = `/${slug}/build-v2/?size=M&wheelset=WHL-C40&cart-line=aa11`
    const html = await (await reader(shop).open(path)).text()
    expect(metaOf(html, 'og:url')).toMatch(/build-v2\/\?size=M&amp;wheelset=WHL-C40$/)
  })
})
