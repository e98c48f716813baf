import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser, findHeadlessBrowser } from './browser.ts'

/** A machine whose search path is one folder, holding the named programs. */
function aMachine(programs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'calder-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, body] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return {
    env: { PATH: folder },
    paths: [],
    installers: [],
    at: (name: string) => join(folder, name),
  }
}

const works = 'echo Chromium 150'
test('the browser that was asked for is taken before any other', async () => {
  const machine = aMachine({ chromium: works, mine: works })
  const env = { ...machine.env, CHROMIUM_PATH: machine.at('mine') }
  expect(await findBrowser({ ...machine, env })).toBe(machine.at('mine'))
})

test('a wrong path is reported, not silently replaced', async () => {
  const machine = aMachine({ chromium: works })
  const env = { ...machine.env, CHROMIUM_PATH: machine.at('none') }
  await expect(findBrowser({ ...machine, env })).rejects.toThrow('no browser answers there')
})

test('a browser on the system is found by its name', async () => {
  const machine = aMachine({ chromium: works })
  expect(await findBrowser(machine)).toBe(machine.at('chromium'))
})

test('a stand-in that only asks to install something else is passed over', async () => {
  const machine = aMachine({ 'google-chrome': 'exit 1', chromium: works })
  expect(await findBrowser(machine)).toBe(machine.at('chromium'))
})

test('without a browser one is installed', async () => {
  const machine = aMachine({ hidden: works })
  const command = ['/bin/cp', machine.at('hidden'), machine.at('chromium')]
  const found = await findBrowser({ ...machine, installers: [{ name: 'a shop', command }] })
  expect(found).toBe(machine.at('chromium'))
})

test('when none can be had, the reader learns how to get one', async () => {
  const machine = { ...aMachine({}), installers: [{ name: 'nobody', command: ['/bin/false'] }] }
  await expect(findBrowser(machine)).rejects.toThrow('set CHROMIUM_PATH')
})

test('journeys take a browser without windows where there is one', async () => {
  const machine = aMachine({ chromium: works, 'chromium-headless-shell': works })
  expect(await findHeadlessBrowser(machine)).toBe(machine.at('chromium-headless-shell'))
  expect(await findBrowser(machine)).toBe(machine.at('chromium'))
})

test('a browser without windows is installed even beside a whole one', async () => {
  const machine = aMachine({ chromium: works })
  const command = ['/bin/cp', machine.at('chromium'), machine.at('chromium-headless-shell')]
  const found = await findHeadlessBrowser({ ...machine, installers: [{ name: 'a shop', command }] })
  expect(found).toBe(machine.at('chromium-headless-shell'))
})

test('journeys take a whole browser where no other can be had, and the one that was asked for', async () => {
  const machine = aMachine({ chromium: works, 'chromium-headless-shell': 'exit 1', mine: works })
  const installers = [{ name: 'nobody', command: ['/bin/false'] }]
  expect(await findHeadlessBrowser({ ...machine, installers })).toBe(machine.at('chromium'))
  const env = { ...machine.env, CHROMIUM_PATH: machine.at('mine') }
  expect(await findHeadlessBrowser({ ...machine, env })).toBe(machine.at('mine'))
})
