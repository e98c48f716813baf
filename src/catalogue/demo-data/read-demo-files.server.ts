import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Reads every file of a folder of the demo shop's catalogue. */
export function readDemoFiles<Value>(folder: string, read: (json: unknown) => Value): Value[] {
  const place = resolve('demo/catalogue', folder)
  return readdirSync(place).map((name) =>
    read(JSON.parse(readFileSync(resolve(place, name), 'utf8'))),
  )
}
