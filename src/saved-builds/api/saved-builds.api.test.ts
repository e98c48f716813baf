import { describe, expect, test } from 'vitest'
import { customer, visitor } from '../../../tests/helpers/customers-shop.ts'
import {
  open,
  save,
  saveAnswer,
  savedBuildShop,
  slug,
  withWheels,
} from '../../../tests/builds/saved-build-shop.ts'

const shop = await savedBuildShop()
const attempt = () => crypto.randomUUID().replaceAll('-', '')

describe('saving a build', () => {
  test('a guest gets a code and a link, and nothing about them is stored', async () => {
    const guest = visitor(shop)
    const build = await save(guest, withWheels, { name: '  Sunday bike ' })
    expect(build.code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/)
    expect(build).toEqual({
      code: build.code,
      url: `/build/${build.code.toLowerCase()}/`,
      name: 'Sunday bike',
      in_account: false,
    })
    const row = await shop.rowOf(build.code)
    expect(row).toMatchObject({ customerId: null, locale: 'en', country: 'gb', site: 'uk' })
    expect(row?.deleteAt?.getTime()).toBe((row?.openedAt.getTime() ?? 0) + 180 * 86_400_000)
    const key = guest.jar.get('guest_builds') ?? ''
    expect(key).toMatch(/^[\da-f]{32}$/)
    expect(JSON.stringify(row)).not.toContain(key)
  })

  test('the price is the shop’s own, and the same as the cart would ask', async () => {
    const guest = visitor(shop)
    const { code } = await save(guest, withWheels, { price: 1, total: { value: 1 } })
    const opened = await open(guest, code)
    const options = opened.items?.selected_options ?? []
    const quoted = await shop.quote({ sku: opened.items?.sku ?? '', options })
    expect(opened.price).toEqual(quoted.total)
    expect((await shop.rowOf(code))?.price).toBe(Math.round((opened.price?.value ?? 0) * 100))
  })

  test('the same build saved again by the same visitor keeps its code', async () => {
    const guest = visitor(shop)
    const first = await save(guest)
    expect(await save(guest)).toEqual(first)
    expect((await save(guest, { ...withWheels, size: 'S' })).code).not.toBe(first.code)
    expect((await save(visitor(shop))).code).not.toBe(first.code)
  })

  test('a button pressed six times at once saves one build, for guests and for customers', async () => {
    for (const person of [visitor(shop), await customer(shop)]) {
      const more = { attempt: attempt() }
      const before = (await shop.rows()).length
      const saved = await Promise.all(
        Array.from({ length: 6 }, () => save(person, withWheels, more)),
      )
      expect(new Set(saved.map(({ code }) => code)).size).toBe(1)
      expect(await shop.rows()).toHaveLength(before + 1)
    }
  })

  test('a build without a size can be saved; the size is chosen later', async () => {
    const guest = visitor(shop)
    const { code } = await save(guest, { wheelset: 'WHL-C40' })
    expect(await open(guest, code)).toMatchObject({ size: null, items: null })
  })

  test('a build may be named in any case, and is stored as the catalogue spells it', async () => {
    const guest = visitor(shop)
    const painted = {
      size: 'M',
      colour: 'raw',
      frameColour: 'BBCOLOUR-INK',
      stem: 'STM-TI',
      'stem-size': '90',
    }
    const inCase = (change: (value: string) => string) =>
      Object.fromEntries(Object.entries(painted).map(([name, value]) => [name, change(value)]))
    const { code } = await save(guest, painted)
    for (const typed of [
      inCase((value) => value.toLowerCase()),
      inCase((value) => value.toUpperCase()),
    ])
      expect((await save(guest, typed)).code).toBe(code)
    const other = await save(
      visitor(shop),
      inCase((value) => value.toLowerCase()),
    )
    const { configurator_url } = await open(visitor(shop), other.code)
    expect(configurator_url).toBe(
      `/${slug}/build-v2/?size=M&frameColour=BBCOLOUR-INK&stem=STM-TI&stem-size=90`,
    )
    const asQuoted = {
      bike: slug,
      sku: 'moorti-rival-m-raw',
      selected_options: [btoa('bundle/12/stm-ti-90/1'), btoa('bundle/58/bbcolour-ink/1')],
    }
    const { answer } = await guest.call('configurator/save', asQuoted)
    expect((answer['build'] as { code: string }).code).toBe(code)
  })

  test.each([
    ['an unknown bike', { bike: 'nothing' }],
    ['an accessory', { bike: 'crest-helmet' }],
    ['a model', { bike: 'moor-ti' }],
    ['an unknown size', { choices: { size: 'XXXL' } }],
    ['an unknown colour', { choices: { colour: 'plaid' } }],
    ['a part that does not exist', { choices: { wheelset: 'WHL-NONE' } }],
    ['a bike as a part', { choices: { wheelset: 'MOORTI-RIVAL-M-RAW' } }],
    ['a size in which a part is not made', { choices: { stem: 'STM-TI', 'stem-size': '300' } }],
  ])('%s is refused, and nothing is stored', async (_, changes) => {
    const before = await shop.rows()
    const { status, answer } = await saveAnswer(visitor(shop), withWheels, changes)
    expect([status, answer.error?.code]).toEqual([422, 'BUILD_NOT_OFFERED'])
    expect(await shop.rows()).toEqual(before)
  })

  test.each([
    ['no bike', { bike: '' }, 'bike'],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['a name with a line break', { name: 'a\nb' }, 'name'],
    ['an attempt that is easily guessed', { attempt: '1' }, 'attempt'],
    ['more choices than there are', { choices: manyChoices() }, 'choices'],
    ['a choice that is no text', { choices: { size: { $ne: '' } } }, 'choices.size'],
  ])('%s is refused at its field', async (_, changes, field) => {
    const { status, answer } = await saveAnswer(visitor(shop), withWheels, changes)
    expect(status).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })

  test('a name with markup and quotes is stored as it was typed', async () => {
    const guest = visitor(shop)
    const name = `<b onclick="x()">Ö'–"\\</b>`
    const { code } = await save(guest, withWheels, { name })
    expect((await open(guest, code)).name).toBe(name)
  })

  test('a network saves at most 120 times an hour', async () => {
    const guest = visitor(shop)
    for (let time = 0; time < 120; time += 1) expect((await saveAnswer(guest)).status).toBe(200)
    const { status, answer } = await saveAnswer(guest)
    expect([status, answer.error?.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

function manyChoices() {
  return Object.fromEntries(Array.from({ length: 81 }, (_, index) => [`part-${index}`, 'X']))
}

describe('opening a code', () => {
  test('anybody who has it sees the build, however they type it, but not its name', async () => {
    const { code } = await save(visitor(shop), withWheels, { name: 'Sunday bike' })
    const typed = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const opened = await open(visitor(shop), encodeURIComponent(typed))
    expect(opened).toMatchObject({ code, name: null, size: 'M', changes: [] })
    expect(opened.parts.map(({ label }) => label)).toHaveLength(1)
    expect(opened.configurator_url).toBe(`/${slug}/build-v2/?size=M&wheelset=WHL-C40`)
    expect(opened.image?.url).toContain('WHL-C40')
  })

  test.each(['7K4M-9QX2', 'nothing', '%00%00%00%00%00%00%00%00', '../../etc'])(
    '%s answers like any build that does not exist',
    async (code) => {
      const { status, answer } = await visitor(shop).call(`configurator/saved?code=${code}`)
      expect([status === 404 || status === 422, answer['build']]).toEqual([true, undefined])
    },
  )

  test('after thirty wrong codes a network is refused the right one as well, another is not', async () => {
    const { code } = await save(visitor(shop))
    const guesser = visitor(shop)
    const wrong = (index: number) => `configurator/saved?code=0000-${1000 + index}`
    for (let index = 0; index < 30; index += 1)
      expect((await guesser.call(wrong(index))).status).toBe(404)
    const right = await guesser.call(`configurator/saved?code=${code}`)
    expect([right.status, right.answer['build']]).toEqual([429, undefined])
    expect((await open(visitor(shop), code)).code).toBe(code)
  })

  test('right codes do not count', async () => {
    const person = visitor(shop)
    const { code } = await save(person)
    for (let time = 0; time < 35; time += 1) expect((await open(person, code)).code).toBe(code)
  })
})

describe('a build in an account', () => {
  test('is listed for its customer only; a guest’s is listed for nobody', async () => {
    const [ada, eve] = [await customer(shop), await customer(shop)]
    const own = await save(ada)
    const guests = await save(visitor(shop))
    const codesOf = async (person: typeof ada) => {
      const { answer } = await person.call('saved-builds/list')
      return (answer['builds'] as { code: string }[]).map(({ code }) => code)
    }
    expect(own.in_account).toBe(true)
    expect(await codesOf(ada)).toEqual([own.code])
    expect(await codesOf(eve)).toEqual([])
    expect((await open(eve, guests.code)).code).toBe(guests.code)
    expect((await visitor(shop).call('saved-builds/list')).status).toBe(204)
  })

  test('is renamed, deleted and restored by its customer', async () => {
    const ada = await customer(shop)
    const { code } = await save(ada)
    await ada.call('saved-builds/rename', { code, name: 'Commuter' })
    expect((await open(ada, code)).name).toBe('Commuter')
    await ada.call('saved-builds/rename', { code, name: '' })
    expect((await open(ada, code)).name).toBeNull()
    await ada.call('saved-builds/delete', { code })
    expect((await ada.call(`configurator/saved?code=${code}`)).status).toBe(404)
    await ada.call('saved-builds/restore', { code })
    expect((await open(ada, code)).code).toBe(code)
  })

  test('saving a deleted build again brings back its code', async () => {
    const ada = await customer(shop)
    const { code } = await save(ada)
    await ada.call('saved-builds/delete', { code })
    expect((await save(ada)).code).toBe(code)
    expect((await open(ada, code)).code).toBe(code)
  })

  test('cannot be changed by another customer, nor by a guest who has its code', async () => {
    const ada = await customer(shop)
    const { code } = await save(ada, withWheels, { name: 'Mine' })
    const before = await shop.rowOf(code)
    const guest = visitor(shop)
    await save(guest)
    for (const stranger of [await customer(shop), guest, visitor(shop)])
      for (const change of ['rename', 'delete', 'restore']) {
        const answer = await stranger.call(`saved-builds/${change}`, { code, name: 'Yours' })
        expect([answer.status, answer.answer.error?.code]).toEqual([404, 'BUILD_NOT_FOUND'])
      }
    expect(await shop.rowOf(code)).toEqual(before)
  })

  test('a guest who holds the key may rename the build just saved', async () => {
    const guest = visitor(shop)
    const { code } = await save(guest)
    await guest.call('saved-builds/rename', { code, name: 'First try' })
    expect((await shop.rowOf(code))?.name).toBe('First try')
  })
})

describe('a build that is described as a quote is', () => {
  const wheels = btoa('bundle/7/WHL-C40/1')
  const asQuoted = { bike: slug, sku: 'MOORTI-RIVAL-M-RAW', selected_options: [wheels] }

  test('is saved as the one that the configurator’s URL describes', async () => {
    const person = visitor(shop)
    const { answer } = await person.call('configurator/save', asQuoted)
    const { code } = await save(person)
    expect((answer['build'] as { code: string }).code).toBe(code)
  })

  test.each([
    ['a SKU of another bike', { ...asQuoted, sku: 'HLM-CREST-M-INK' }],
    ['a part that does not exist', { ...asQuoted, selected_options: [btoa('bundle/7/NONE/1')] }],
    ['a bike that does not exist', { ...asQuoted, bike: 'no-such-bike' }],
  ])('is refused with %s', async (_, body) => {
    const { answer } = await visitor(shop).call('configurator/save', body)
    expect((answer['error'] as { code: string }).code).toBe('BUILD_NOT_OFFERED')
  })
})
