import { listStoreCodes } from '#/stores/stores.server.ts'
import { makePairingCode, pairingMinutes, revokeScreen } from './screens.server.ts'
import { readDevices } from './screens.store.server.ts'
import { type CommandInput, parseGroup } from '#/platform/terminal/command.server.ts'
import { utcMinute } from '#/platform/terminal/terminal-text.ts'

type Input = CommandInput & { now?: Date }

const usage = [
  'store pair STORE [--name "Till"]   prints a code that pairs one screen with the store',
  'store devices                      the paired screens',
  'store revoke ID                    ends the access of a screen at once',
].join('\n')

export const storeHelp = 'pairs collection screens with stores: pair, devices, revoke'

export async function runStoreCommand(input: Input): Promise<void> {
  const { action, words, values } = parseGroup(input.args, {
    name: 'store',
    actions: {
      pair: { words: ['STORE'], options: ['name'] },
      devices: {},
      revoke: { words: ['ID'] },
    },
    options: { name: { type: 'string' } },
    usage,
  })
  const [target = ''] = words
  if (action === 'pair') return pair(input, target, values.name ?? 'Screen')
  if (action === 'devices') return listDevices(input)
  if (action === 'revoke') return revoke(input, target)
  input.print(usage)
}

async function pair({ db, print, now = new Date() }: Input, store: string, name: string) {
  const codes = await listStoreCodes(db)
  if (!codes.includes(store)) throw new Error(`STORE must be one of ${codes.join(', ')}.`)
  const code = await makePairingCode(db, { store, name: name.slice(0, 60), now })
  print(`${code}   is valid for ${pairingMinutes} minutes, for one screen in ${store}.`)
  print('Open /stores/collection-screen/ on the screen and enter it there.')
}

async function listDevices({ db, print }: Input) {
  const devices = await readDevices(db)
  if (devices.length === 0) print('No screen is paired.')
  for (const { id, store, name, pairedAt, lastSeenAt } of devices)
    print(
      `${id}  ${store}  ${name}  paired ${utcMinute(pairedAt)} UTC, last seen ${utcMinute(lastSeenAt)} UTC`,
    )
}

async function revoke({ db, print }: Input, target: string) {
  const device = /^\d{1,9}$/.test(target) ? await revokeScreen(db, Number(target)) : null
  if (!device) throw new Error('No screen has this ID. "store devices" lists them.')
  print(`${device.name} in ${device.store} is revoked.`)
}
